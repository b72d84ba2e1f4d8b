import type { Operation } from '../handlers/operation'

/** A call as it came in, before anybody made sense of it. */
export interface CheckedRequest {
  path: Readonly<Record<string, string>>
  query: URLSearchParams
  contentType: string
  hasToken: boolean
  /** Parsed JSON, the fields of a form, or nothing. */
  body: unknown
}

/** An answer before it goes out. */
export interface CheckedAnswer {
  status: number
  contentType: string
  body: string | Uint8Array | undefined
}

type Named = Pick<Operation, 'id'>

/** Holds traffic against openapi.yaml. Each line of an answer names a field and what is wrong with it. */
export interface ContractCheck {
  request(operation: Named, request: CheckedRequest): string[]
  answer(operation: Named, answer: CheckedAnswer): string[]
}
