import { ApiError, apiQuery } from '@kernel'
import { readGroup, readGroups } from '../model/group'

export const groupsQuery = () => apiQuery('/api/UserGroup', { read: readGroups, keepOffline: true })

/**
 * It is not cached after unmount: saving replaces the whole group, so editing must not start from
 * old data.
 */
export const groupQuery = (id: string) => ({
  ...apiQuery('/api/UserGroup/{id}', { init: { params: { path: { id } } }, read: readGroupOrThrow }),
  gcTime: 0,
})

function readGroupOrThrow(answer: unknown) {
  const group = readGroup(answer)
  if (group) return group
  // Servers report a missing group by status or by an empty body.
  throw new ApiError(answer === null ? 'not-found' : 'invalid-response', { body: answer })
}
