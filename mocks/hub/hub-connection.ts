/** Ends every message of the protocol. */
const recordSeparator = '\x1e'

/** A text transport to one client: a socket, a worker's client, an array in a test. */
export interface Peer {
  send(text: string): void
  close(): void
}

/** Kinds of messages of the SignalR JSON hub protocol that this hub speaks. */
const MessageType = { invocation: 1, completion: 3, ping: 6, close: 7 } as const

/** Called when a client invokes a method; what it returns goes back, what it throws goes back as an error. */
export type Invoke = (target: string, args: readonly unknown[]) => unknown

/** The server's end of one client's connection. */
export interface HubConnection {
  /** Text from the client, in whatever pieces it arrives. */
  receive(text: string): Promise<void>
  /** Raises an event at the client, once the handshake is done. */
  raise(event: string, args: readonly unknown[]): void
  ping(): void
  /** Says goodbye and closes. */
  end(error?: string): void
}

interface Incoming {
  type?: unknown
  protocol?: unknown
  version?: unknown
  target?: unknown
  arguments?: unknown
  invocationId?: unknown
}

const frame = (message: object) => JSON.stringify(message) + recordSeparator

/** Speaks the SignalR JSON hub protocol with one client. */
export function connectPeer(peer: Peer, invoke: Invoke): HubConnection {
  let isReady = false
  let rest = ''

  const end = (error?: string) => {
    peer.send(frame({ type: MessageType.close, ...(error && { error }) }))
    peer.close()
  }

  const shakeHands = ({ protocol, version }: Incoming) => {
    if (protocol === 'json' && version === 1) {
      isReady = true
      peer.send(frame({}))
      return
    }
    peer.send(frame({ error: `The protocol '${String(protocol)}' is not supported.` }))
    peer.close()
  }

  const complete = async ({ target, arguments: args, invocationId }: Incoming) => {
    const answer = { type: MessageType.completion, invocationId }
    try {
      const result = await invoke(String(target), Array.isArray(args) ? args : [])
      if (invocationId !== undefined) peer.send(frame({ ...answer, result: result ?? null }))
    } catch (error) {
      // Without an invocationId nobody waits for the answer: the error has nowhere to go.
      const reason = error instanceof Error ? error.message : String(error)
      if (invocationId !== undefined) peer.send(frame({ ...answer, error: `HubException: ${reason}` }))
    }
  }

  const understand = async (text: string) => {
    let message: Incoming
    try {
      message = JSON.parse(text)
    } catch {
      return end('The message is not JSON.')
    }
    if (!isReady) return shakeHands(message)
    if (message.type === MessageType.invocation) return complete(message)
    if (message.type === MessageType.close) return peer.close()
    // Pings need no answer; completions and streams are not ours to expect.
  }

  return {
    async receive(text) {
      const messages = (rest + text).split(recordSeparator)
      rest = messages.pop() ?? ''
      for (const message of messages) await understand(message)
    },
    raise(event, args) {
      if (isReady) peer.send(frame({ type: MessageType.invocation, target: event, arguments: args }))
    },
    ping() {
      if (isReady) peer.send(frame({ type: MessageType.ping }))
    },
    end,
  }
}
