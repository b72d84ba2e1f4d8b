import { api, apiQuery, type Id, unwrap } from '@kernel'
import { declareChange } from '@kernel/parts'
import { queryOptions } from '@tanstack/react-query'
import { withoutEntry } from '../model/cache-updates'
import { type Connection, readConnections } from '../model/connection'
import { type ConnectionRequest, readConnectionRequests, readInvitations } from '../model/invitations'
import { readFoundPeople } from '../model/person'
import { type PersonKeys, withAsked } from '../model/relation'
import { readTags } from '../model/tag'

export const connectionsQuery = () =>
  apiQuery('/api/UserConnection/Headers', { read: readConnections, keepOffline: true })

/** See `receivedRequestsQuery`. */
export const connectionRequestsQuery = () =>
  apiQuery('/api/UserPendingConnection/', { read: readConnectionRequests, keepOffline: true })

/** Query of the connection requests that the user received: some servers list those that the user sent among them. */
export const receivedRequestsQuery = () => ({
  ...connectionRequestsQuery(),
  select: (requests: readonly ConnectionRequest[]) => requests.filter(({ isSent }) => !isSent),
})

/** A connection request that the user sent. The server may list it among those that the user received. */
export const requestSent = declareChange<readonly ConnectionRequest[], Partial<PersonKeys>>({
  name: 'network.request',
  queries: { queryKey: connectionRequestsQuery().queryKey },
  isKept: true,
  apply: withAsked,
})

export const connectionDeletion = declareChange<Connection[], Id>({
  name: 'network.connection',
  queries: { queryKey: connectionsQuery().queryKey },
  apply: withoutEntry,
})

export const invitationsQuery = () =>
  apiQuery('/api/UserInvitation/', { read: readInvitations, keepOffline: true })

/** A POST without side effects, cached so that back navigation shows the same results. */
export const foundPeopleQuery = (searchText: string, language: string) =>
  queryOptions({
    queryKey: ['post', '/api/UserConnection/Search', { searchText, language }],
    queryFn: async ({ signal }) =>
      readFoundPeople(
        await unwrap(api.POST('/api/UserConnection/Search', { body: { searchText, language }, signal })),
      ),
    // A failed search is not retried: the user pressed a button and should see the failure immediately.
    retry: false,
    refetchOnWindowFocus: false,
  })

export const tagsQuery = () => apiQuery('/api/Tag/', { read: readTags })
