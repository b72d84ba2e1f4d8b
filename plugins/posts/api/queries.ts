import { apiQuery, asRecord, type Id, outcomeOf } from '@kernel'
import { readEditablePost } from '../model/editable-post'
import { idOf, type RawPost, readPosts } from '../model/post'
import { aloneVariant, shareStructure } from './cached-posts'

/** Interval in ms at which the feed is requested again. */
const pollInterval = 60_000

export const feedQuery = () => ({
  ...apiQuery('/api/post/feed', { read: readPosts, keepOffline: true }),
  structuralSharing: shareStructure,
  refetchInterval: pollInterval,
})

export const myPostsQuery = () => ({
  ...apiQuery('/api/post/', { read: readPosts, keepOffline: true }),
  structuralSharing: shareStructure,
})

/** It is never cached: saving replaces the whole post, so editing must not start from old data. */
export const postQuery = (id: string) => ({
  ...apiQuery('/api/post/{id}', { init: { params: { path: { id } } }, read: readEditablePost }),
  gcTime: 0,
})

/** Query of a person's public posts, newest first; requested without a token. */
export const publicPostsQuery = (login: string) => ({
  ...apiQuery('/api/post/publicpost/{id}', { init: { params: { path: { id: login } } }, read: readPosts }),
  structuralSharing: shareStructure,
})

/** Query of the public posts of all members, newest first; requested without a token. */
export const homeFeedQuery = () => ({
  ...apiQuery('/api/post/homeFeed', { read: readPosts }),
  structuralSharing: shareStructure,
})

/** Query of a post for reading: a list with the post, or an empty one if it does not exist for the user. */
export const postAloneQuery = (id: Id) =>
  apiQuery('/api/post/{id}', {
    init: { params: { path: { id: String(id) } } },
    variant: aloneVariant,
    read: (answer): readonly RawPost[] => {
      const post: RawPost = asRecord(answer)
      return idOf(post) === undefined ? [] : [post]
    },
  })

export function isUnavailable(error: unknown): boolean {
  const { isMissing, reason } = outcomeOf(error)
  return isMissing || reason === 'forbidden'
}
