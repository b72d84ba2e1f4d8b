/** A response, independent of the transport. */
export interface Answer {
  kind: 'answer'
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | undefined
  /** Whether the connection is cut after half of the body. */
  isCut?: boolean
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
