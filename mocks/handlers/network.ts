import {
  declineRequest,
  deleteConnection,
  listConnections,
  listPending,
  requestConnection,
  searchPeople,
} from '../domain/connections'
import { cancelInvitation, invite, listInvitations } from '../domain/invitations'
import { attachTag, createTag, deleteTag, detachTag, listTags, renameTag } from '../domain/tags'
import { member } from './operation'

export const networkHandlers = [
  member('getConnections', 'GET /api/UserConnection/Headers', ({ world, viewer }) =>
    listConnections(world, viewer),
  ),
  member('searchPeople', 'POST /api/UserConnection/Search', ({ world, viewer, body }) =>
    searchPeople(world, viewer, body),
  ),
  member('requestConnection', 'POST /api/UserConnection/Create', ({ world, viewer, body }) =>
    requestConnection(world, viewer, body.connectionId),
  ),
  member('deleteConnection', 'POST /api/UserConnection/delete', ({ world, viewer, body }) =>
    deleteConnection(world, viewer, body.id),
  ),
  member('attachTag', 'POST /api/UserConnection/AddToConnection', ({ world, viewer, body }) =>
    attachTag(world, viewer, body),
  ),
  member('detachTag', 'POST /api/UserConnection/removeConnection', ({ world, viewer, body }) =>
    detachTag(world, viewer, body.connectionTagId),
  ),
  member('getInvitations', 'GET /api/UserInvitation/', ({ world, viewer }) => listInvitations(world, viewer)),
  member('createInvitation', 'POST /api/UserInvitation/Create', ({ world, viewer, origin, body }) =>
    invite(world, viewer, origin, body),
  ),
  member('cancelInvitation', 'POST /api/userinvitation/{id}', ({ world, viewer, path }) =>
    cancelInvitation(world, viewer, path.id),
  ),
  member('declineInvitation', 'POST /api/UserInvitation/delete/{id}', ({ world, viewer, path }) => {
    declineRequest(world, viewer, path.id)
    return undefined
  }),
  member('getPendingConnections', 'GET /api/UserPendingConnection/', ({ world, viewer }) =>
    listPending(world, viewer),
  ),
  member('getTags', 'GET /api/Tag/', ({ world, viewer }) => listTags(world, viewer)),
  member('updateTag', 'POST /api/Tag/', ({ world, viewer, body }) => renameTag(world, viewer, body)),
  member('createTag', 'POST /api/Tag/Create', ({ world, viewer, body }) => createTag(world, viewer, body)),
  member('deleteTag', 'POST /api/Tag/delete/{id}', ({ world, viewer, path }) =>
    deleteTag(world, viewer, path.id),
  ),
]
