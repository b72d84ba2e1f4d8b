import { assertMessageText, writableDestination } from '../domain/conversations'
import type { World } from '../domain/world'
import type { Id, Person } from '../world/world-state'
import { connectPeer, type HubConnection, type Peer } from './hub-connection'

/** Half of the time after which a client gives a silent server up (30 s). */
const keepAlive = 15_000

/** Carries events to the same person's tabs elsewhere: other pages of one browser have hubs of their own. */
export interface CrossTabRelay {
  post(delivery: Delivery): void
}

/** An event and who it is for. */
export interface Delivery {
  personIds: readonly string[]
  event: string
  args: readonly unknown[]
}

/** An open connection, as its door drives it. */
export interface ClientConnection {
  receive(text: string): Promise<void>
  /** The client is gone. */
  closed(): void
}

/** The real-time hub of one world. */
export interface MessageHub {
  connect(peer: Peer, person: Person): ClientConnection
  /** Raises an event at all connections of these people. */
  deliver(delivery: Delivery): void
  /** Delivers what another page relayed. */
  receiveRelayed(delivery: Delivery): void
  /** Cuts every connection. Answers how many there were. */
  drop(): number
  readonly size: number
}

interface HubOptions {
  world: () => World
  /** Told of every invocation. */
  onInvoke?: ((person: Person, target: string, args: readonly unknown[]) => void) | undefined
  relay?: CrossTabRelay | undefined
}

/** Who gets a message: the one it goes to, or the group's members but for its author. */
function recipients(world: World, from: Person, destinationId: Id): { to: string; personIds: string[] } {
  const destination = writableDestination(world, from, destinationId)
  if (destination.kind === 'person') return { to: destination.person.id, personIds: [destination.person.id] }
  const { id, memberIds } = destination.group
  return { to: id, personIds: memberIds.filter((memberId) => memberId !== from.id) }
}

/** What `ReceiveMessage` says, to whom. Nothing is stored: clients post a message before they send it here. */
export function messageDelivery(world: World, from: Person, destinationId: Id, text: string): Delivery {
  const { to, personIds } = recipients(world, from, destinationId)
  return { personIds, event: 'ReceiveMessage', args: [to, from.id, from.name, text] }
}

const isId = (value: unknown): value is Id => typeof value === 'string' || typeof value === 'number'

/** Makes the hub of a world. */
export function createMessageHub({ world, onInvoke, relay }: HubOptions): MessageHub {
  const open = new Map<HubConnection, { personId: string; peer: Peer }>()
  let heartbeat: ReturnType<typeof setInterval> | undefined

  const leave = (connection: HubConnection) => {
    open.delete(connection)
    if (open.size > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }

  const raiseHere = ({ personIds, event, args }: Delivery) => {
    for (const [connection, { personId }] of open) {
      if (personIds.includes(personId)) connection.raise(event, args)
    }
  }

  const deliver = (delivery: Delivery) => {
    raiseHere(delivery)
    relay?.post(delivery)
  }

  const invoke = (person: Person, target: string, args: readonly unknown[]) => {
    onInvoke?.(person, target, args)
    if (target.toLowerCase() !== 'sendmessagetouser') throw new Error(`Method does not exist: ${target}.`)
    const [destinationId, text] = args
    if (!isId(destinationId) || typeof text !== 'string')
      throw new Error('SendMessageToUser takes destinationId and text.')
    assertMessageText(text)
    deliver(messageDelivery(world(), person, destinationId, text))
  }

  return {
    connect(peer, person) {
      const connection = connectPeer(peer, (target, args) => invoke(person, target, args))
      open.set(connection, { personId: person.id, peer })
      heartbeat ??= setInterval(() => {
        for (const other of open.keys()) other.ping()
      }, keepAlive)
      return { receive: (text) => connection.receive(text), closed: () => leave(connection) }
    },
    deliver,
    receiveRelayed: raiseHere,
    drop() {
      const all = [...open]
      for (const [connection, { peer }] of all) {
        leave(connection)
        peer.close()
      }
      return all.length
    },
    get size() {
      return open.size
    },
  }
}
