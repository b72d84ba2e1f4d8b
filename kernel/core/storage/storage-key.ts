/** Keys named by the specification: stored without a prefix. */
const documented = new Set(['token', 'language', 'dateFormat', 'consent'])

/** The prefix contains the base path, because several deployments may share a host. */
export const storagePrefix = (base: string): string => `roda${base}:`

/** The key in the browser storage, with a prefix because other programs on the origin use the same storage. */
export const storageKey = (key: string, base: string = process.env.RODA_BASE): string =>
  base === '' && documented.has(key) ? key : storagePrefix(base) + key

export function withoutPrefix(name: string, base: string = process.env.RODA_BASE): string | undefined {
  if (name.startsWith(storagePrefix(base))) return name.slice(storagePrefix(base).length)
  return base === '' && documented.has(name) ? name : undefined
}
