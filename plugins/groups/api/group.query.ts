import { ApiError, apiQuery } from '@kernel'
import { readGroup } from '../model/group'

/**
 * One group, for the editor (GRP-EDIT-01). It is asked for each time: what is saved replaces all that there is, so it
 * must not begin with something old.
 */
export const groupQuery = (id: string) => ({
  ...apiQuery('/api/UserGroup/{id}', { init: { params: { path: { id } } }, read: readGroupOrThrow }),
  gcTime: 0,
})

function readGroupOrThrow(answer: unknown) {
  const group = readGroup(answer)
  if (group) return group
  // Servers say that there is no such thing by a status or by an empty answer.
  throw new ApiError(answer === null ? 'not-found' : 'invalid-response', { body: answer })
}
