import { expect, test } from '@rstest/core'
import { withVote } from './poll'

const poll = {
  postId: 1,
  question: 'When?',
  answers: [
    { text: 'Saturday', votes: 2 },
    { text: 'Sunday', votes: 1 },
  ],
  myAnswer: undefined,
}
const votesOf = ({ answers }: ReturnType<typeof withVote>) => answers.map(({ votes }) => votes)

test('a vote is counted, and moves when it is changed', () => {
  const voted = withVote(poll, 1)
  expect(votesOf(voted)).toEqual([2, 2])
  expect(votesOf(withVote(voted, 0))).toEqual([3, 1])
  expect(votesOf(withVote(voted, 1))).toEqual([2, 2])
})
