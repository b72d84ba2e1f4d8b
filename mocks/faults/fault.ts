/** How a response body is corrupted. */
export const corruptedBodies = [
  'html',
  'half',
  'stall',
  'trickle',
  'malformed',
  'wrong-types',
  'null',
  'empty',
] as const

/** A fault and the calls it applies to. */
export interface Fault {
  /** An operationId, `METHOD /path` as in openapi.yaml, `hub` for the socket, or `*` for every API call. */
  operation: string
  /** Milliseconds to wait before anything else. */
  latency?: number
  /** A promise to wait for before anything else; only for tests in the process of the mock server. */
  until?: Promise<unknown>
  /** Respond with this status without handling the call. */
  status?: number
  /**
   * Corrupt the body of the response with `status`, or of the regular response when `status` is not set. Of `hub`, `half`
   * closes the socket right after the handshake.
   */
  body?: (typeof corruptedBodies)[number]
  /** Respond with this JSON, which may break the contract, instead of handling the call. */
  json?: unknown
  /** Never respond. */
  silence?: boolean
  /** Cut the connection without a response. */
  drop?: boolean
  /** Handle the call first, then apply the fault to the response. */
  stored?: boolean
  /** Apply to the first n calls only; default all. */
  times?: number
  /** Seconds of the header `Retry-After` beside `status`; default: 2 for 429, else no header. */
  retryAfter?: number
}

/** An active fault and how often it was applied. */
export interface ActiveFault extends Fault {
  id: number
  used: number
}
