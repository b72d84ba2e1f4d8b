import { expect, onTestFinished, test } from '@rstest/core'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { RawPost } from '../model/post'
import { putPost } from './cached-posts'

const older: RawPost = { id: 'older', content: 'An older post', postDate: '2026-01-01T10:00:00' }
const added: RawPost = { id: 'added', content: 'A new post', postDate: '2026-01-02T10:00:00' }

/** Answers of the server that the test gives, one for each read of the user's own posts. */
function readOwnPosts(initialData?: RawPost[]) {
  const client = new QueryClient()
  const answers: ((posts: RawPost[]) => void)[] = []
  const observer = new QueryObserver<RawPost[]>(client, {
    queryKey: ['get', '/api/post/'],
    queryFn: () => new Promise((resolve) => void answers.push(resolve)),
    initialData,
  })
  onTestFinished(observer.subscribe(() => undefined))
  return { client, answers, posts: () => observer.getCurrentResult().data?.map(({ id }) => id) }
}

test.each([
  ['first', undefined],
  ['later', [older]],
] as const)(
  'UX-10: a new post stays in a list whose %s read began before it was published',
  async (_which, cached) => {
    const { client, answers, posts } = readOwnPosts(cached && [...cached])
    expect(answers).toHaveLength(1)
    putPost(client, added, undefined)
    answers[0]?.([older])
    await expect.poll(posts).toEqual(['added', 'older'])
  },
)

test('UX-10: a list that is not being read is not requested again for a new post', async () => {
  const { client, answers, posts } = readOwnPosts()
  answers[0]?.([older])
  await expect.poll(posts).toEqual(['older'])
  putPost(client, added, undefined)
  await expect.poll(posts).toEqual(['added', 'older'])
  expect(answers).toHaveLength(1)
})

test('PST-EDIT-04: a changed post keeps its new text when an older read of its list is answered', async () => {
  const { client, answers } = readOwnPosts([older])
  const contents = () => client.getQueryData<RawPost[]>(['get', '/api/post/'])?.map(({ content }) => content)
  const changed = { ...older, content: 'A changed post' }
  expect(answers).toHaveLength(1)
  putPost(client, changed, 'older')
  expect(contents()).toEqual(['A changed post'])
  answers[0]?.([older])
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(contents()).toEqual(['A changed post'])
})
