import { apiQuery } from '@kernel'
import { readEditablePost } from '../model/editable-post'

/**
 * Query of one post for the editor. It is never cached: saving replaces the whole post, so editing
 * must not start from old data.
 */
export const postQuery = (id: string) => ({
  ...apiQuery('/api/post/{id}', { init: { params: { path: { id } } }, read: readEditablePost }),
  gcTime: 0,
})
