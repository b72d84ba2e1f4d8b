import { route } from '@kernel'

/** One's connections with their tags, and the ways to more of them (NET-CONN-01). */
export const manageConnectionsRoute = route('network/connections', '/manageConnections')
