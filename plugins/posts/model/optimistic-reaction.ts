import { ApiError, asRecord, type Id, readNumber, type Schema, sameId } from '@kernel'
import { type RawPost, ReactionType, readReactionType } from './post'

export type ReactionState = Readonly<ReturnType<typeof readReactionState>>

/** @throws ApiError `invalid-response` */
export function readReactionState(answer: unknown, userId: Id | undefined) {
  const { reactionType, likeCount, dislikeCount } = asRecord<Schema<'ReactionCounts'>>(answer)
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

/** Clicking the same reaction a second time removes it. */
export function applyReaction(current: ReactionState, clicked: ReactionType): ReactionState {
  const reactionType = current.reactionType === clicked ? ReactionType.none : clicked
  const change = (type: ReactionType) => Number(reactionType === type) - Number(current.reactionType === type)
  return {
    ...current,
    reactionType,
    likeCount: current.likeCount + change(ReactionType.like),
    dislikeCount: current.dislikeCount + change(ReactionType.dislike),
  }
}

export function withReaction(
  post: RawPost,
  { userId, reactionType, likeCount, dislikeCount }: ReactionState,
): RawPost {
  const others = Array.isArray(post.reactions)
    ? post.reactions.filter(
        (reaction) => !sameId(asRecord<Schema<'Reaction'>>(reaction).userId as Id, userId),
      )
    : []
  return { ...post, reactions: [...others, { userId, reactionType }], likeCount, dislikeCount }
}
