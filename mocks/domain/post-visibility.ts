import type { Id, Person, Post } from '../world/world-state'
import { connectionBetween } from './connections'
import { notFound } from './domain-error'
import { byId, type World } from './world'

/**
 * Whether somebody may read a post: their own, a public one, or one whose tags its author has put on
 * the connection with them. A private post without tags is for its author alone.
 */
export function canRead(world: World, viewer: Person | undefined, post: Post): boolean {
  if (post.publicPost || post.authorId === viewer?.id) return true
  const connection = viewer && connectionBetween(world, post.authorId, viewer.id)
  if (!connection) return false
  return world.state.connectionTags.some(
    ({ connectionId, tagId }) => connectionId === connection.id && post.tagIds.includes(tagId),
  )
}

/** The post with this id, for whoever may read it; for others there is none. */
export function readablePost(world: World, viewer: Person, id: Id): Post {
  const post = byId(world.state.posts, id)
  if (!post || !canRead(world, viewer, post)) throw notFound('post')
  return post
}
