import { ApiError } from './api-error'

/**
 * A list whose unreadable members are left out; nothing at all counts as an empty one.
 *
 * @throws ApiError `invalid-response` when the answer is something else altogether
 */
export function readList<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) throw new ApiError('invalid-response', { body: value })
  return value.map(read).filter((item): item is Item => item !== undefined)
}
