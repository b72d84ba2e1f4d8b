import { ApiError } from './api-error'

/** Reads an array without its unreadable items; null becomes an empty array. @throws ApiError for any other value */
export function readList<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) throw new ApiError('invalid-response', { body: value })
  return value.map(read).filter((item): item is Item => item !== undefined)
}
