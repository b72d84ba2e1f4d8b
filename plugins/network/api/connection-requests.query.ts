import { apiQuery } from '@kernel'
import { readConnectionRequests } from '../model/invitations'

/** Query of the connection requests that the user received. */
export const connectionRequestsQuery = () =>
  apiQuery('/api/UserPendingConnection/', { read: readConnectionRequests, keepOffline: true })
