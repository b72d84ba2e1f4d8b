import type { Id, Person, Post } from '../world/world-state'
import { connectionBetween } from './connections'
import { notFound } from './domain-error'
import { byId, type World } from './world'

/**
 * Whether a person may read a post: it is public, they wrote it, or its author attached a tag of the post to the
 * connection with them. A private post without tags is visible to its author only.
 */
export function canRead(world: World, viewer: Person | undefined, post: Post): boolean {
  if (post.publicPost || post.authorId === viewer?.id) return true
  const connection = viewer && connectionBetween(world, post.authorId, viewer.id)
  if (!connection) return false
  return world.state.connectionTags.some(
    ({ connectionId, tagId }) => connectionId === connection.id && post.tagIds.includes(tagId),
  )
}

/** Returns the post if the viewer may read it; throws 404 otherwise. */
export function readablePost(world: World, viewer: Person, id: Id): Post {
  const post = byId(world.state.posts, id)
  if (!post || !canRead(world, viewer, post)) throw notFound('post')
  return post
}
