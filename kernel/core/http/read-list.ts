import { ApiError } from './api-error'

/**
 * Reads an array from a response and skips items that `read` cannot read; null counts as an empty array.
 * @throws ApiError `invalid-response` for any other value
 */
export function readList<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) throw new ApiError('invalid-response', { body: value })
  return value.map(read).filter((item): item is Item => item !== undefined)
}
