import { assertMessageText, writableDestination } from '../domain/conversations'
import type { World } from '../domain/world'
import type { Id, Person } from '../world/world-state'
import { connectPeer, type HubConnection, type Peer } from './hub-connection'

/** Interval between pings in ms: half of the 30 s after which a client disconnects from a silent server. */
const keepAlive = 15_000

/** Forwards events to other pages of the browser, which have their own hubs. */
export interface CrossTabRelay {
  post(delivery: Delivery): void
}

/** An event and its recipients. */
export interface Delivery {
  personIds: readonly string[]
  event: string
  args: readonly unknown[]
}

/** The connection of one client, to be called by its transport. */
export interface ClientConnection {
  receive(text: string): Promise<void>
  /** Called when the client has disconnected. */
  closed(): void
}

/** The real-time hub of one world. */
export interface MessageHub {
  /** @param onReady called once the client takes events */
  connect(peer: Peer, person: Person, onReady?: () => void): ClientConnection
  /** Sends an event to all connections of its recipients, also in other pages of the browser. */
  deliver(delivery: Delivery): void
  /** Delivers an event that another page forwarded. */
  receiveRelayed(delivery: Delivery): void
  /** Closes every connection; returns how many there were. */
  drop(): number
  /** Makes every connection half-open, as after the sleep of a device: nothing passes, and nobody learns of it. */
  freeze(): void
  readonly size: number
}

interface HubOptions {
  world: () => World
  onInvoke?: ((person: Person, target: string, args: readonly unknown[]) => void) | undefined
  relay?: CrossTabRelay | undefined
}

/** The recipients of a message: one person, or the members of a group except the author. */
function recipients(world: World, from: Person, destinationId: Id): { to: string; personIds: string[] } {
  const destination = writableDestination(world, from, destinationId)
  if (destination.kind === 'person') return { to: destination.person.id, personIds: [destination.person.id] }
  const { id, memberIds } = destination.group
  return { to: id, personIds: memberIds.filter((memberId) => memberId !== from.id) }
}

/** Builds the event `ReceiveMessage`. Stores nothing, because a client stores its message with a POST call first. */
export function messageDelivery(world: World, from: Person, destinationId: Id, text: string): Delivery {
  const { to, personIds } = recipients(world, from, destinationId)
  return { personIds, event: 'ReceiveMessage', args: [to, from.id, from.name, text] }
}

const isId = (value: unknown): value is Id => typeof value === 'string' || typeof value === 'number'

export function createMessageHub({ world, onInvoke, relay }: HubOptions): MessageHub {
  const open = new Map<HubConnection, { personId: string; peer: Peer; isFrozen: boolean }>()
  let heartbeat: ReturnType<typeof setInterval> | undefined

  const disconnect = (connection: HubConnection) => {
    open.delete(connection)
    if (open.size > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }

  const raiseLocally = ({ personIds, event, args }: Delivery) => {
    for (const [connection, { personId }] of open) {
      if (personIds.includes(personId)) connection.raise(event, args)
    }
  }

  const deliver = (delivery: Delivery) => {
    raiseLocally(delivery)
    relay?.post(delivery)
  }

  const invoke = (person: Person, target: string, args: readonly unknown[]) => {
    if (target.toLowerCase() !== 'sendmessagetouser') throw new Error(`Method does not exist: ${target}.`)
    onInvoke?.(person, target, args)
    const [destinationId, text] = args
    if (!isId(destinationId) || typeof text !== 'string')
      throw new Error('SendMessageToUser takes destinationId and text.')
    assertMessageText(text)
    deliver(messageDelivery(world(), person, destinationId, text))
  }

  return {
    connect(peer, person, onReady) {
      const line = { personId: person.id, peer, isFrozen: false }
      const send = (text: string) => line.isFrozen || peer.send(text)
      const connection = connectPeer(
        { send, close: () => peer.close() },
        (target, args) => invoke(person, target, args),
        onReady,
      )
      open.set(connection, line)
      heartbeat ??= setInterval(() => {
        for (const other of open.keys()) other.ping()
      }, keepAlive)
      return {
        receive: async (text) => (line.isFrozen ? undefined : connection.receive(text)),
        closed: () => disconnect(connection),
      }
    },
    deliver,
    receiveRelayed: raiseLocally,
    drop() {
      const all = [...open]
      for (const [connection, { peer }] of all) {
        disconnect(connection)
        peer.close()
      }
      return all.length
    },
    freeze() {
      for (const line of open.values()) line.isFrozen = true
    },
    get size() {
      return open.size
    },
  }
}
