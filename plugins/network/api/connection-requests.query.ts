import { apiQuery } from '@kernel'
import { readConnectionRequests } from '../model/invitations'

/** Connection requests to the user. */
export const connectionRequestsQuery = () =>
  apiQuery('/api/UserPendingConnection/', { read: readConnectionRequests })
