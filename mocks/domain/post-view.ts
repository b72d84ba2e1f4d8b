import type { Comment, Person, Post } from '../world/world-state'
import type { Schema } from './contract-types'
import { tagView } from './tags'
import { byId, type World } from './world'

/** Describes a comment. In openapi.yaml, the author of a comment is a name, and the author of a post is an object. */
export function commentView(
  { state }: World,
  { id, content, commentDate, authorId, postId }: Comment,
): Schema<'Comment'> {
  return { id, content, commentDate, author: byId(state.people, authorId)?.name ?? null, postId }
}

/** Describes a post with reactions and comments; only its author sees the tags that define who may read it. */
export function postView(world: World, post: Post, viewer?: Person): Schema<'Post'> {
  const { state } = world
  const { id, content, publicPost, imageFile, videoLink, videoType, publishOnNostr, postDate } = post
  const author = byId(state.people, post.authorId)
  return {
    id,
    content,
    publicPost,
    imageFile,
    videoLink,
    videoType,
    publishOnNostr,
    postDate,
    author: author ? { name: author.name, login: author.login, picture: author.pictureUrl } : null,
    reactions: state.reactions
      .filter(({ postId }) => postId === id)
      .map(({ reactionType, personId }) => ({ reactionType, userId: personId })),
    comments: state.comments
      .filter(({ postId }) => postId === id)
      .map((comment) => commentView(world, comment)),
    postDestination:
      viewer?.id === post.authorId
        ? post.tagIds.flatMap((tagId) => {
            const tag = byId(state.tags, tagId)
            return tag ? [tagView(tag)] : []
          })
        : [],
  }
}

/** Sorts by date, then id, newest first. */
export function newestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => b.postDate.localeCompare(a.postDate) || b.id - a.id)
}
