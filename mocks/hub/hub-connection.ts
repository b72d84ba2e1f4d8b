/** Terminator of every protocol message. */
const recordSeparator = '\x1e'

/** Sends text to one client, through any transport. */
export interface Peer {
  send(text: string): void
  close(): void
}

/** Message types of the SignalR JSON hub protocol that the mock hub uses. */
const MessageType = { invocation: 1, completion: 3, ping: 6, close: 7 } as const

/** Handles a method call of the client; the return value or the thrown error is sent back to it. */
export type Invoke = (target: string, args: readonly unknown[]) => unknown

/** The server side of one client’s connection. */
export interface HubConnection {
  /** Receives text, possibly in fragments. */
  receive(text: string): Promise<void>
  /** Sends an event to the client; does nothing before the handshake is complete. */
  raise(event: string, args: readonly unknown[]): void
  ping(): void
  /** Sends a close message and closes the connection. */
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

/** Accepts a client. @param onReady called after the handshake */
export function connectPeer(peer: Peer, invoke: Invoke, onReady?: () => void): HubConnection {
  let isReady = false
  let rest = ''

  const end = (error?: string) => {
    peer.send(frame({ type: MessageType.close, ...(error && { error }) }))
    peer.close()
  }

  const handshake = ({ protocol, version }: Incoming) => {
    if (protocol === 'json' && version === 1) {
      isReady = true
      peer.send(frame({}))
      onReady?.()
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
      // Without an invocationId the client expects no result, so the error is dropped.
      const reason = error instanceof Error ? error.message : String(error)
      if (invocationId !== undefined) peer.send(frame({ ...answer, error: `HubException: ${reason}` }))
    }
  }

  const handleMessage = async (text: string) => {
    let message: Incoming
    try {
      message = JSON.parse(text)
    } catch {
      return end('The message is not JSON.')
    }
    if (!isReady) return handshake(message)
    if (message.type === MessageType.invocation) return complete(message)
    if (message.type === MessageType.close) return peer.close()
    // Other messages are ignored: pings need no answer, and the product sends no completions or streams.
  }

  return {
    async receive(text) {
      const messages = (rest + text).split(recordSeparator)
      rest = messages.pop() ?? ''
      for (const message of messages) await handleMessage(message)
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
