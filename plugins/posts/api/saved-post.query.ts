import { ApiError, apiQuery, asRecord, type Id } from '@kernel'
import { idOf, type RawPost } from '../model/post'
import { savedVariant } from './cached-posts'

/** Query of one saved post: a list with the post, or an empty one if it does not exist for the user. */
export const savedPostQuery = (id: Id) =>
  apiQuery('/api/post/{id}', {
    init: { params: { path: { id: String(id) } } },
    variant: savedVariant,
    read: (answer): readonly RawPost[] => {
      const post = asRecord(answer)
      return idOf(post) === undefined ? [] : [post]
    },
  })

/** Whether a saved post is unavailable: servers answer "not found", "invalid" for a malformed id, or "forbidden". */
export const isUnavailable = (error: unknown) =>
  error instanceof ApiError && ['not-found', 'invalid', 'forbidden'].includes(error.failure)
