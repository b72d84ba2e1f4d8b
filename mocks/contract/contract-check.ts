import type { Operation } from '../handlers/operation'

/** A received call, in which parameters and form fields are still text. */
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

/** Checks requests and responses against openapi.yaml; returns one message per error. */
export interface ContractCheck {
  request(operation: Named, request: CheckedRequest): string[]
  answer(operation: Named, answer: CheckedAnswer): string[]
}
