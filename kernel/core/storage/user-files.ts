import { encodePathSegment } from '../parse/url'
import { storageKey } from './safe-storage'

const maxAge = 7 * 86_400_000
/** As large as the largest image that can be chosen. */
const maxSize = 25 * 1024 ** 2
const maxFiles = 20

/** Files of a user in this browser, in the Cache API, because `localStorage` is too small for them. */
export interface UserFiles {
  /**
   * Stores a file for a week; of a user's files, only the newest 20 remain.
   * @returns its key; `undefined` if it is too large or the browser cannot store it
   */
  save(file: File): Promise<string | undefined>
  load(key: string): Promise<File | undefined>
  remove(key: string): Promise<void>
}

const cacheName = (owner: string) => storageKey(`own:${encodePathSegment(owner)}`)
const urlOf = (key: string) => new URL(`/user-file/${encodePathSegment(key)}`, location.origin).href
const savedAt = (url: string) => Number(/\/user-file\/(\d+)/.exec(url)?.[1] ?? 0)

export function createUserFiles(owner: string, now = Date.now): UserFiles {
  return {
    async save(file) {
      if (file.size > maxSize) return undefined
      const key = `${now()}-${Math.random().toString(36).slice(2)}`
      try {
        const cache = await caches.open(cacheName(owner))
        const headers = { 'Content-Type': file.type, 'X-File-Name': encodeURIComponent(file.name) }
        await cache.put(urlOf(key), new Response(file, { headers }))
        await removeExpired(cache, now())
        return key
      } catch {
        // The storage may be forbidden or full, or missing without HTTPS.
        return undefined
      }
    },
    async load(key) {
      try {
        const url = urlOf(key)
        const found = await caches.match(url, { cacheName: cacheName(owner) })
        if (!found || now() - savedAt(url) >= maxAge) return undefined
        const blob = await found.blob()
        const name = decodeURIComponent(found.headers.get('X-File-Name') ?? 'file')
        return new File([blob], name, { type: blob.type })
      } catch {
        return undefined
      }
    },
    async remove(key) {
      try {
        // `open` would create a missing cache again, for example after a logout.
        if (!(await caches.has(cacheName(owner)))) return
        await (await caches.open(cacheName(owner))).delete(urlOf(key))
      } catch {
        // The storage may be forbidden.
      }
    },
  }
}

async function removeExpired(cache: Cache, now: number): Promise<void> {
  const newestFirst = [...(await cache.keys())].toSorted(
    (one, other) => savedAt(other.url) - savedAt(one.url),
  )
  const expired = newestFirst.filter(({ url }, index) => index >= maxFiles || now - savedAt(url) >= maxAge)
  await Promise.all(expired.map((request) => cache.delete(request)))
}

export async function clearUserFiles(owner: string): Promise<void> {
  try {
    await caches.delete(cacheName(owner))
  } catch {
    // The storage may be forbidden.
  }
}
