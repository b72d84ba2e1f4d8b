import { api, sameId, unwrap } from '@roda/kernel'
import { useApiMutation } from '@roda/kernel/parts'
import { type Poll, withVote } from '../model/poll'
import { pollsTexts } from '../texts'
import { pollsQuery } from './polls.query'

/** Votes in a poll: shown at once, and taken back if the server refuses. */
export const useVote = (poll: Poll) =>
  useApiMutation({
    call: (answer: number) =>
      unwrap(
        api.POST('/api/polls/{postId}/vote', {
          params: { path: { postId: String(poll.postId) } },
          body: { answer },
        }),
      ),
    failure: pollsTexts.ref('vote.failed'),
    optimistic: {
      queries: pollsQuery(),
      apply: (polls: Poll[], answer) =>
        polls.map((one) => (sameId(one.postId, poll.postId) ? withVote(one, answer) : one)),
    },
    invalidates: [pollsQuery()],
  })
