/** Named by the specification, so stored without a prefix. */
const documented = new Set(['token', 'language', 'dateFormat', 'consent'])

/** Another deployment on the same host has another base path. */
export const storagePrefix = (base: string): string => `roda${base}:`

/** The key in the browser's storage, which other programs of the origin share. */
export const storageKey = (key: string, base: string = process.env.RODA_BASE): string =>
  base === '' && documented.has(key) ? key : storagePrefix(base) + key

export function withoutPrefix(name: string, base: string = process.env.RODA_BASE): string | undefined {
  if (name.startsWith(storagePrefix(base))) return name.slice(storagePrefix(base).length)
  return base === '' && documented.has(name) ? name : undefined
}
