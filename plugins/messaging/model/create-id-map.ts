/**
 * A table by id. Ids are the server's: nothing is found under `__proto__` or `constructor` but what was put there.
 *
 * @example byId({ ...counts, [id]: 1 })
 */
export const createIdMap = <Value>(
  entries: Readonly<Record<string, Value>> = {},
): Readonly<Record<string, Value>> => Object.assign(Object.create(null), entries)
