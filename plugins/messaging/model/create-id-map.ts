/**
 * Creates a map without prototype: ids come from the server, so `__proto__` or `constructor` must be ordinary keys.
 *
 * @example createIdMap({ ...counts, [id]: 1 })
 */
export const createIdMap = <Value>(
  entries: Readonly<Record<string, Value>> = {},
): Readonly<Record<string, Value>> => Object.assign(Object.create(null), entries)
