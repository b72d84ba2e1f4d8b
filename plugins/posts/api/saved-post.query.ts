import { apiQuery, asRecord, type Id, outcomeOf } from '@kernel'
import { idOf, type RawPost } from '../model/post'
import { savedVariant } from './cached-posts'

/** Query of one saved post: a list with the post, or an empty one if it does not exist for the user. */
export const savedPostQuery = (id: Id) =>
  apiQuery('/api/post/{id}', {
    init: { params: { path: { id: String(id) } } },
    variant: savedVariant,
    read: (answer): readonly RawPost[] => {
      const post: RawPost = asRecord(answer)
      return idOf(post) === undefined ? [] : [post]
    },
  })

/** Whether a saved post is unavailable to the user. */
export function isUnavailable(error: unknown): boolean {
  const { isMissing, reason } = outcomeOf(error)
  return isMissing || reason === 'forbidden'
}
