import { api, type Id, unwrap } from '@roda/kernel'
import { useApiMutation } from '@roda/kernel/parts'
import { pollsTexts } from '../texts'
import { pollsQuery } from './polls.query'

export interface PollDraft {
  readonly postId: Id
  readonly question: string
  readonly answers: string[]
}

/** Adds a poll to a post. */
export const useCreatePoll = () =>
  useApiMutation({
    call: ({ postId, question, answers }: PollDraft) =>
      unwrap(api.POST('/api/polls', { body: { postId: String(postId), question, answers } })),
    failure: pollsTexts.ref('create.failed'),
    invalidates: [pollsQuery()],
  })
