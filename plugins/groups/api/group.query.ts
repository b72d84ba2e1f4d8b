import { ApiError, apiQuery } from '@kernel'
import { readGroup } from '../model/group'

/**
 * One group, for the editor (GRP-EDIT-01). Never cached: saving replaces the whole group, so editing must not start from
 * old data.
 */
export const groupQuery = (id: string) => ({
  ...apiQuery('/api/UserGroup/{id}', { init: { params: { path: { id } } }, read: readGroupOrThrow }),
  gcTime: 0,
})

function readGroupOrThrow(answer: unknown) {
  const group = readGroup(answer)
  if (group) return group
  // Servers answer with a status or an empty body when there is no such group.
  throw new ApiError(answer === null ? 'not-found' : 'invalid-response', { body: answer })
}
