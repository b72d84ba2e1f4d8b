import { invalid, member, notFound, type Person, pluginState, type World } from '@roda/kernel/mock'

interface StoredPoll {
  readonly postId: string
  readonly question: string
  readonly answers: readonly string[]
  /** Positions of answers by the id of the voter. */
  readonly votes: Record<string, number>
}

const stateOf = (world: World) => pluginState(world, 'polls', () => ({ polls: [] as StoredPoll[] }))

function view({ postId, question, answers, votes }: StoredPoll, viewer: Person) {
  const mine = votes[viewer.id]
  return {
    postId,
    question,
    answers: answers.map((text, position) => ({
      text,
      votes: Object.values(votes).filter((vote) => vote === position).length,
    })),
    ...(mine !== undefined && { myAnswer: mine }),
  }
}

/** Mock handlers for the operations of this plugin. */
export const handlers = [
  member('listPolls', 'GET /api/polls', ({ world, viewer }) =>
    stateOf(world).polls.map((poll) => view(poll, viewer)),
  ),

  member('createPoll', 'POST /api/polls', ({ world, viewer, body }) => {
    const poll = { ...body, votes: {} }
    stateOf(world).polls.push(poll)
    return view(poll, viewer)
  }),

  member('voteInPoll', 'POST /api/polls/{postId}/vote', ({ world, viewer, path, body }) => {
    const poll = stateOf(world).polls.find(({ postId }) => postId === path.postId)
    if (!poll) throw notFound('poll')
    if (body.answer >= poll.answers.length) throw invalid('answer', 'There is no such answer.')
    poll.votes[viewer.id] = body.answer
    return view(poll, viewer)
  }),
]
