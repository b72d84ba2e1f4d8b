/** How the body of an answer is spoiled. */
export type CorruptedBody = 'problem' | 'html' | 'half' | 'malformed' | 'wrong-types' | 'null' | 'empty'

/** What goes wrong, and where. */
export interface Fault {
  /** An operationId, `METHOD /path` as in openapi.yaml, `hub` for the socket, or `*` for everything. */
  operation: string
  /** Milliseconds to wait before anything else happens. */
  latency?: number
  /** Answer with this status instead of asking the server. */
  status?: number
  /** Spoil the body: of the status, or of the good answer when there is no status. */
  body?: CorruptedBody
  /** Never answer. */
  silence?: boolean
  /** Cut the connection without an answer. */
  drop?: boolean
  /** The server handles the call first; only its answer goes wrong. */
  stored?: boolean
  /** Only the first so many calls; left out, all of them. */
  times?: number
  /** Seconds of `Retry-After`, for 429 and 503. */
  retryAfter?: number
}

/** A fault in force, with what it has done so far. */
export interface ActiveFault extends Fault {
  id: number
  used: number
}
