import type { Schema } from '../domain/contract-types'
import type { World } from '../domain/world'

/** The SignalR negotiation response. */
export function negotiate(world: World, version: number): Schema<'HubNegotiation'> {
  const connectionId = world.secret().slice(0, 22)
  return {
    negotiateVersion: version,
    connectionId,
    ...(version > 0 && { connectionToken: world.secret() }),
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }],
  }
}
