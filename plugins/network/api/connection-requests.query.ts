import { apiQuery } from '@kernel'
import { readConnectionRequests } from '../model/invitations'

/** Requests that wait for one's answer. */
export const connectionRequestsQuery = () =>
  apiQuery('/api/UserPendingConnection/', { read: readConnectionRequests })
