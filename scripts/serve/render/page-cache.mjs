/**
 * @template Page
 * @typedef {{ page: Page, size: number, freshUntil: number, staleUntil: number }} Entry
 */

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

  function store(key, page, { size, fresh, stale }) {
    remove(key)
    if (fresh + stale === 0 || size > maxBytes) return
    const freshUntil = now() + fresh
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
    const rendering = render()
      .then(({ page, ...lifetime }) => {
        store(key, page, lifetime)
        return page
      })
      .finally(() => pending.delete(key))
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
    get size() {
      return { pages: entries.size, bytes, pending: pending.size }
    },
  }
}
