import { asRecord, type Id, readId, readList, readNumber, readText } from '@roda/kernel'

/** A poll in a post. */
export interface Poll {
  readonly postId: Id
  readonly question: string
  readonly answers: readonly { readonly text: string; readonly votes: number }[]
  /** Position of the answer that the user chose. */
  readonly myAnswer: number | undefined
}

/** Reads the list of polls; polls without a post are left out. @throws ApiError if it is not a list */
export const readPolls = (answer: unknown): Poll[] => readList(answer, readPoll)

function readPoll(value: unknown): Poll | undefined {
  const from = asRecord(value)
  const postId = readId(from.postId)
  if (postId === undefined) return undefined
  return {
    postId,
    question: readText(from.question),
    answers: (Array.isArray(from.answers) ? from.answers : []).map((one) => {
      const { text, votes } = asRecord(one)
      return { text: readText(text), votes: readNumber(votes, 0) }
    }),
    myAnswer: typeof from.myAnswer === 'number' ? from.myAnswer : undefined,
  }
}

/** Returns the poll after a vote. */
export const withVote = (poll: Poll, answer: number): Poll => ({
  ...poll,
  myAnswer: answer,
  answers: poll.answers.map(({ text, votes }, position) => ({
    text,
    votes: votes + Number(position === answer) - Number(position === poll.myAnswer),
  })),
})
