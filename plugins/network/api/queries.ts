import { api, apiQuery, unwrap } from '@kernel'
import { queryOptions } from '@tanstack/react-query'
import { readConnections } from '../model/connection'
import { readConnectionRequests, readInvitations } from '../model/invitations'
import { readFoundPeople } from '../model/person'
import { readTags } from '../model/tag'

export const connectionsQuery = () =>
  apiQuery('/api/UserConnection/Headers', { read: readConnections, keepOffline: true })

/** Query of the connection requests that the user received. */
export const connectionRequestsQuery = () =>
  apiQuery('/api/UserPendingConnection/', { read: readConnectionRequests, keepOffline: true })

/** Query of the user's unanswered invitations. */
export const invitationsQuery = () =>
  apiQuery('/api/UserInvitation/', { read: readInvitations, keepOffline: true })

/**
 * Query of the people search: a POST without side effects, cached so that back navigation shows the same
 * results.
 */
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
