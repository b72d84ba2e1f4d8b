import { changeGroup, createGroup, deleteGroup, getGroup, listGroups } from '../domain/groups'
import { member } from './operation'

export const groupsHandlers = [
  member('getGroups', 'GET /api/UserGroup', ({ world, viewer }) => listGroups(world, viewer)),
  member('getGroup', 'GET /api/UserGroup/{id}', ({ world, viewer, path }) =>
    getGroup(world, viewer, path.id),
  ),
  member('createGroup', 'POST /api/UserGroup/Create', ({ world, viewer, body }) =>
    createGroup(world, viewer, body),
  ),
  member('upsertGroup', 'POST /api/UserGroup/Upsert', ({ world, viewer, body }) =>
    changeGroup(world, viewer, body),
  ),
  member('deleteGroup', 'POST /api/UserGroup/delete/{id}', ({ world, viewer, path }) =>
    deleteGroup(world, viewer, path.id),
  ),
]
