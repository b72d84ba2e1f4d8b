/** The specification names these four, so they stand in the storage as they are; every other name begins with our own. */
const documented = new Set(['token', 'language', 'dateFormat', 'consent'])

/** Where the product stands below a path, another product of the host may stand beside it: all its names differ. */
export const storagePrefix = (base: string): string => `roda${base}:`

/**
 * The name under which a browser's storage holds what the product keeps under a key. Other programs of the same origin
 * share that storage: what does not begin so, and is not documented, is theirs.
 *
 * @param base the path below which the product stands; empty at the top of its host
 */
export const storageKey = (key: string, base: string = process.env.RODA_BASE): string =>
  base === '' && documented.has(key) ? key : storagePrefix(base) + key

/** The key of a name in the storage; nothing where it is somebody else's. */
export function withoutPrefix(name: string, base: string = process.env.RODA_BASE): string | undefined {
  if (name.startsWith(storagePrefix(base))) return name.slice(storagePrefix(base).length)
  return base === '' && documented.has(name) ? name : undefined
}
