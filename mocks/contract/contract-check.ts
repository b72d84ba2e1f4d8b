import type { Operation } from '../handlers/operation'

/** A call as the mock server received it, before it was interpreted. */
export interface CheckedRequest {
  path: Readonly<Record<string, string>>
  query: URLSearchParams
  contentType: string
  hasToken: boolean
  /** Body of the call: parsed JSON, form fields, or undefined. */
  body: unknown
}

/** A response of the mock server before it is sent. */
export interface CheckedAnswer {
  status: number
  contentType: string
  body: string | Uint8Array | undefined
}

type Named = Pick<Operation, 'id'>

/** Checks traffic against openapi.yaml; returns one line per invalid field. */
export interface ContractCheck {
  request(operation: Named, request: CheckedRequest): string[]
  answer(operation: Named, answer: CheckedAnswer): string[]
}
