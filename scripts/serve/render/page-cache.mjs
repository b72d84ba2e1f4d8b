/**
 * @template Page
 * @typedef {{ page: Page, size: number, freshUntil: number, staleUntil: number }} Entry
 */

/**
 * In ms: a page is fresh for 30 seconds; for 30 more seconds it is used while it is rendered again. What a person deletes or
 * makes private is sent for a minute at most, by this server and all caches in front of it.
 */
export const pageLifetime = { fresh: 30_000, stale: 30_000 }

/**
 * The header with which caches in front of this server keep a page. Its time counts from when the page was rendered: memory and
 * all caches together send content that has changed no longer than `fresh` and `stale` allow.
 *
 * @param {{ renderedAt: number, fresh: number, stale: number }} page in ms
 */
export function sharedCacheControl({ renderedAt, fresh, stale }, now = Date.now()) {
  const age = now - renderedAt
  const [free, all] = [fresh, fresh + stale].map((limit) => Math.max(0, Math.floor((limit - age) / 1_000)))
  return `public, max-age=0, s-maxage=${free}, stale-while-revalidate=${all - free}, stale-if-error=${all - free}`
}

/**
 * Keeps rendered pages in memory. Renders each key at most once at a time; a stale page is sent at once and rendered
 * again in the background.
 *
 * @template Page
 * @param {{ maxBytes: number, now?: () => number }} options
 */
export function pageCache({ maxBytes, now = Date.now }) {
  /** @type {Map<string, Entry<Page>>} the least recently used entry is the first */
  const entries = new Map()
  /** @type {Map<string, Promise<Page>>} */
  const pending = new Map()
  let bytes = 0

  function remove(key) {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  function store(key, page, { size, fresh, stale }, renderedAt) {
    remove(key)
    if (fresh + stale === 0 || size > maxBytes) return
    const freshUntil = renderedAt + fresh
    entries.set(key, { page, size, freshUntil, staleUntil: freshUntil + stale })
    bytes += size
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  function refresh(key, render) {
    const running = pending.get(key)
    if (running) return running
    const startedAt = now()
    // A purge forgets the renders that have begun before it: their data may be older.
    const isCurrent = () => pending.get(key) === rendering
    const rendering = render()
      .then(({ page, ...lifetime }) => {
        if (isCurrent()) store(key, page, lifetime, startedAt)
        return page
      })
      .finally(() => isCurrent() && pending.delete(key))
    pending.set(key, rendering)
    return rendering
  }

  return {
    /**
     * @param {string} key
     * @param {() => Promise<{ page: Page, size: number, fresh: number, stale: number }>} render `size` in bytes; `fresh`:
     * how long the page is fresh, in ms; `stale`: how long it is used afterwards while it is rendered again, in ms
     * @returns {Promise<Page>}
     */
    async get(key, render) {
      const entry = entries.get(key)
      if (!entry || entry.staleUntil <= now()) return refresh(key, render)
      entries.delete(key)
      entries.set(key, entry)
      if (entry.freshUntil <= now()) refresh(key, render).catch(() => undefined)
      return entry.page
    },
    /** Forgets pages. @param {(key: string) => boolean} isMeant */
    purge(isMeant) {
      for (const key of pending.keys()) if (isMeant(key)) pending.delete(key)
      for (const key of entries.keys()) if (isMeant(key)) remove(key)
    },
    get size() {
      return { pages: entries.size, bytes, pending: pending.size }
    },
  }
}
