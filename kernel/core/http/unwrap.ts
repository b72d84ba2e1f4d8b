import { ApiError } from './api-error'

interface ApiResponse<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** Returns the body of a response. @throws ApiError for every failure; rethrows aborts unchanged */
export async function unwrap<Data>(call: Promise<ApiResponse<Data>>): Promise<Data> {
  let result: ApiResponse<Data>
  try {
    result = await call
  } catch (error) {
    throw asApiError(error)
  }
  if (!result.response.ok) throw ApiError.fromResponse(result.response, result.error)
  if (isHtml(result.response)) throw new ApiError('invalid-response', { body: result.data })
  return result.data as Data
}

/** Whether a response is HTML, which comes from a proxy or a captive portal, never from the API. */
const isHtml = ({ headers }: Response) => /^text\/html\b/i.test(headers.get('content-type') ?? '')

function asApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error
  if (error instanceof SyntaxError) return new ApiError('invalid-response')
  // A TypeError means that the network failed, before the response or while its body was read.
  if (error instanceof TypeError) return new ApiError('unreachable')
  return error
}

/** Reads an array without its unreadable items; null becomes an empty array. @throws ApiError for any other value */
export function readList<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) throw new ApiError('invalid-response', { body: value })
  return value.map(read).filter((item): item is Item => item !== undefined)
}
