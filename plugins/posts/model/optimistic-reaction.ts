import { ApiError, asRecord, type Id, readNumber, sameId } from '@kernel'
import { ReactionType, readReactionType } from './post'

/** One person's reaction to a post with the counts that follow from it. */
export interface ReactionState {
  readonly userId: Id | undefined
  readonly reactionType: ReactionType
  readonly likeCount: number
  readonly dislikeCount: number
}

/** The answer to a reaction, read. @throws ApiError `invalid-response` when it is something else */
export function readReactionState(answer: unknown, userId: Id | undefined): ReactionState {
  const { reactionType, likeCount, dislikeCount } = asRecord(answer)
  if (
    ![reactionType, likeCount, dislikeCount].every((value) => Number.isFinite(readNumber(value, Number.NaN)))
  ) {
    throw new ApiError('invalid-response', { status: 200, body: answer })
  }
  return {
    userId,
    reactionType: readReactionType(reactionType),
    likeCount: readNumber(likeCount),
    dislikeCount: readNumber(dislikeCount),
  }
}

/**
 * What the server will most likely make of a click, shown until its answer comes: the same reaction
 * again takes it back.
 */
export function guessReaction(now: ReactionState, clicked: ReactionType): ReactionState {
  const reactionType = now.reactionType === clicked ? ReactionType.none : clicked
  const change = (type: ReactionType) => Number(reactionType === type) - Number(now.reactionType === type)
  return {
    ...now,
    reactionType,
    likeCount: now.likeCount + change(ReactionType.like),
    dislikeCount: now.dislikeCount + change(ReactionType.dislike),
  }
}

/** A post as the server gave it, with one person's reaction replaced. */
export function withReaction(
  post: Readonly<Record<string, unknown>>,
  { userId, reactionType, likeCount, dislikeCount }: ReactionState,
): Readonly<Record<string, unknown>> {
  const others = Array.isArray(post.reactions)
    ? post.reactions.filter((reaction) => !sameId(asRecord(reaction).userId as Id, userId))
    : []
  return { ...post, reactions: [...others, { userId, reactionType }], likeCount, dislikeCount }
}
