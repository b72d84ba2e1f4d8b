import { apiQuery } from '@kernel'
import { readConnections } from '../model/connection'

export const connectionsQuery = () =>
  apiQuery('/api/UserConnection/Headers', { read: readConnections, keepOffline: true })
