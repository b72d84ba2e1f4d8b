/** A response, independent of the transport. */
export interface Answer {
  kind: 'answer'
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | undefined
  /**
   * How the body is sent, by default at once: `cut` ends the connection after half of it, `stall` sends nothing more after
   * half of it, `trickle` sends a piece per second.
   */
  delivery?: 'cut' | 'stall' | 'trickle'
}

/** A response, no response at all, or a dropped connection. */
export type Reply = Answer | { kind: 'silence' } | { kind: 'drop' }

export function jsonAnswer(value: unknown, status = 200): Answer {
  return {
    kind: 'answer',
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  }
}

export function textAnswer(body: string, type = 'text/plain; charset=utf-8', status = 200): Answer {
  return { kind: 'answer', status, headers: { 'content-type': type }, body }
}

export function emptyAnswer(status = 204): Answer {
  return { kind: 'answer', status, headers: {}, body: undefined }
}

export function redirect(location: string): Answer {
  return { kind: 'answer', status: 303, headers: { location }, body: undefined }
}

/** The pieces of a body that is not sent at once, each a second after the one before with `trickle`. */
export function piecesOf({ body = '', delivery }: Pick<Answer, 'body' | 'delivery'>): Uint8Array[] {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const count = delivery === 'trickle' ? 5 : 2
  const size = Math.max(1, Math.ceil(bytes.length / count))
  const pieces = Array.from({ length: count }, (_, at) => bytes.slice(at * size, (at + 1) * size))
  return delivery === 'trickle' ? pieces : pieces.slice(0, 1)
}
