import { asRecord, type Id, readId } from '../parse/parse'
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

/**
 * Reads an array without its unreadable items, and the last of items with equal ids in the place of the first, because servers
 * may list a thing twice; null becomes an empty array.
 *
 * @param idOf the identity of an item, by default its `id`; items without one are all kept
 * @throws ApiError for any other value
 */
export function readList<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
  idOf: (item: Item) => Id | undefined = (item) => readId(asRecord(item).id),
): Item[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) throw new ApiError('invalid-response', { body: value })
  const items = new Map<string | symbol, Item>()
  for (const one of value) {
    const item = read(one)
    if (item === undefined) continue
    const id = idOf(item)
    items.set(id === undefined ? Symbol() : String(id), item)
  }
  return [...items.values()]
}
