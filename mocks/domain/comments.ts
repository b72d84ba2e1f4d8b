import type { Comment, Id, Person } from '../world/world-state'
import { isBlank } from './blank'
import type { Schema } from './contract-types'
import { forbidden, invalid, notFound } from './domain-error'
import { commentView } from './post-view'
import { readablePost } from './post-visibility'
import { byId, filterInPlace, type World } from './world'

function validContent(content: string): string {
  if (isBlank(content)) throw invalid('content', 'The comment is empty.')
  return content
}

/** Returns the comment if the viewer is its author; throws otherwise. */
function ownComment(world: World, viewer: Person, id: Id): Comment {
  const comment = byId(world.state.comments, id)
  if (!comment) throw notFound('comment')
  readablePost(world, viewer, comment.postId)
  if (comment.authorId !== viewer.id) throw forbidden('Only its author may change a comment.')
  return comment
}

export function listComments(world: World, viewer: Person, postId: Id): Schema<'Comment'>[] {
  const post = readablePost(world, viewer, postId)
  return world.state.comments
    .filter((comment) => comment.postId === post.id)
    .map((comment) => commentView(world, comment))
}

/** Creates a comment. The server sets its date and ignores the date in the request. */
export function createComment(
  world: World,
  viewer: Person,
  { postId, content }: Schema<'NewComment'>,
): Schema<'Comment'> {
  const post = readablePost(world, viewer, postId)
  const comment = {
    id: world.nextId(),
    postId: post.id,
    authorId: viewer.id,
    content: validContent(content),
    commentDate: world.stamp(),
  }
  world.state.comments.push(comment)
  return commentView(world, comment)
}

export function updateComment(
  world: World,
  viewer: Person,
  { id, content }: Schema<'CommentChange'>,
): Schema<'Comment'> {
  const comment = ownComment(world, viewer, id)
  comment.content = validContent(content)
  comment.commentDate = world.stamp()
  return commentView(world, comment)
}

export function deleteComment(world: World, viewer: Person, id: Id): true {
  const comment = ownComment(world, viewer, id)
  filterInPlace(world.state.comments, (candidate) => candidate !== comment)
  return true
}
