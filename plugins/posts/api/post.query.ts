import { apiQuery } from '@kernel'
import { readEditablePost } from '../model/editable-post'

/**
 * One post, for the editor (PST-EDIT-01). It is asked for each time: what is saved replaces all that there is, so it must
 * not begin with something old.
 */
export const postQuery = (id: string) => ({
  ...apiQuery('/api/post/{id}', { init: { params: { path: { id } } }, read: readEditablePost }),
  gcTime: 0,
})
