import { apiQuery } from '@kernel'
import { readConnections } from '../model/connection'

/** The people one is connected with. */
export const connectionsQuery = () => apiQuery('/api/UserConnection/Headers', { read: readConnections })
