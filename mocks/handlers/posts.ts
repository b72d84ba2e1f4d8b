import { createComment, deleteComment, listComments, updateComment } from '../domain/comments'
import {
  createPost,
  deletePost,
  getPost,
  listFeed,
  listHomeFeed,
  listOwnPosts,
  listPublicPosts,
  react,
  updatePost,
} from '../domain/posts'
import { member, open } from './operation'

export const postsHandlers = [
  member('getMyPosts', 'GET /api/post/', ({ world, viewer }) => listOwnPosts(world, viewer)),
  member('getFeed', 'GET /api/post/feed', ({ world, viewer }) => listFeed(world, viewer)),
  open('getHomeFeed', 'GET /api/post/homeFeed', ({ world }) => listHomeFeed(world)),
  open('getPublicPosts', 'GET /api/post/publicpost/{id}', ({ world, path }) =>
    listPublicPosts(world, path.id),
  ),
  member('getPost', 'GET /api/post/{id}', ({ world, viewer, path }) => getPost(world, viewer, path.id)),
  member('getPostConversation', 'GET /api/post/conversation/{id}', ({ world, viewer, path }) =>
    listComments(world, viewer, path.id),
  ),
  member('createPost', 'POST /api/post/create', ({ world, viewer, body }) => createPost(world, viewer, body)),
  member('updatePost', 'POST /api/post/update', ({ world, viewer, body }) =>
    updatePost(world, viewer, body.id, body),
  ),
  member('deletePost', 'POST /api/post/delete/{id}', ({ world, viewer, path, body }) =>
    deletePost(world, viewer, path.id, body.Id),
  ),
  member('reactToPost', 'POST /api/post/react', ({ world, viewer, body }) => react(world, viewer, body)),
  member('createComment', 'POST /api/comment/create', ({ world, viewer, body }) =>
    createComment(world, viewer, body),
  ),
  member('updateComment', 'POST /api/comment/update', ({ world, viewer, body }) =>
    updateComment(world, viewer, body),
  ),
  member('deleteComment', 'POST /api/comment/delete/{id}', ({ world, viewer, path }) =>
    deleteComment(world, viewer, path.id),
  ),
]
