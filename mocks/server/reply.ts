/** An answer before a door has turned it into its own kind. */
export interface Answer {
  kind: 'answer'
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | undefined
  /** The connection breaks after half of the body. */
  isCut?: boolean
}

/** What the pipeline makes of a request. */
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
