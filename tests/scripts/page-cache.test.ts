import { expect, test } from '@rstest/core'
import { pageCache, pageLifetime, sharedCacheControl } from '../../scripts/serve/render/page-cache.mjs'

const lifetime = { size: 10, fresh: 100, stale: 1_000 }

/** Creates a cache with a fake clock, and a render function that counts its calls. */
function setUp(maxBytes = 100) {
  const clock = { now: 0 }
  const renders: string[] = []
  const cache = pageCache<string>({ maxBytes, now: () => clock.now })
  const get = (key: string, options: Partial<typeof lifetime> = {}) =>
    cache.get(key, async () => {
      renders.push(key)
      return { page: `${key} ${renders.length}`, ...lifetime, ...options }
    })
  return { cache, clock, renders, get }
}

test('the page cache renders a page once for concurrent requests', async () => {
  const { get, renders } = setUp()
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  expect(renders).toEqual(['a', 'b'])
})

test('the page cache returns a stale page and renders it in the background', async () => {
  const { get, clock } = setUp()
  await get('a')
  clock.now = 99
  expect(await get('a')).toBe('a 1')
  clock.now = 500
  expect(await get('a')).toBe('a 1')
  await Promise.resolve()
  expect(await get('a')).toBe('a 2')
  clock.now = 5_000
  expect(await get('a')).toBe('a 3')
})

test('the page cache drops the least recently used pages when it is full', async () => {
  const { cache, get, renders } = setUp(30)
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key)
  expect(cache.size).toEqual({ pages: 3, bytes: 30, pending: 0 })
  await get('a')
  expect(renders).toEqual(['a', 'b', 'c', 'd'])
  await get('b')
  expect(renders).toEqual(['a', 'b', 'c', 'd', 'b'])
  // A page that is larger than the cache is not kept, nor one without a lifetime.
  await get('large', { size: 31 })
  await get('once', { fresh: 0, stale: 0 })
  expect(cache.size.pages).toBe(3)
})

test('the page cache renders again after a failure', async () => {
  const { cache, get } = setUp()
  const failing = cache.get('a', () => Promise.reject(new Error('No API')))
  await expect(failing).rejects.toThrow('No API')
  expect(await get('a')).toBe('a 1')
})

/** A small cache as CDNs have it, in front of another: it obeys `Cache-Control` and asks again in the background. */
function sharedCache(now: () => number, ask: () => Promise<{ page: string; header: string }>) {
  let kept: { page: string; at: number; header: string } | undefined
  const renew = async () => {
    const answer = await ask()
    kept = { ...answer, at: now() }
    return kept
  }
  const seconds = (header: string, name: string) =>
    Number(new RegExp(`\\b${name}=(\\d+)`).exec(header)?.[1]) * 1_000
  return async () => {
    if (!kept) return (await renew()).page
    const age = now() - kept.at
    const fresh = seconds(kept.header, 's-maxage')
    if (age < fresh) return kept.page
    if (age >= fresh + seconds(kept.header, 'stale-while-revalidate')) return (await renew()).page
    const { page } = kept
    await renew()
    return page
  }
}

// Covers FLT-173
test('a page that was made private is sent for 60 seconds at most, through memory and a cache in front of it', async () => {
  for (const interval of [1, 7, 29, 31, 45, 59]) {
    const clock = { now: 0 }
    const now = () => clock.now
    const isPrivate = () => clock.now >= 100_000
    const cache = pageCache<{ text: string; renderedAt: number }>({ maxBytes: 100, now })
    const ask = async () => {
      const { text, renderedAt } = await cache.get('/@ana', async () => ({
        page: { text: isPrivate() ? 'private' : 'public', renderedAt: now() },
        size: 10,
        ...pageLifetime,
      }))
      return { page: text, header: sharedCacheControl({ renderedAt, ...pageLifetime }, now()) }
    }
    const cdn = sharedCache(now, ask)
    for (; clock.now < 300_000; clock.now += interval * 1_000) {
      const page = await cdn()
      if (clock.now >= 160_000) expect([interval, clock.now, page]).toEqual([interval, clock.now, 'private'])
    }
  }
})

// Covers FLT-173
test('a purge forgets pages, also those that are being rendered', async () => {
  const { cache, get } = setUp()
  await get('a')
  await get('b')
  cache.purge((key) => key === 'a')
  expect([await get('a'), await get('b')]).toEqual(['a 3', 'b 2'])
  const before = get('c')
  cache.purge(() => true)
  const after = get('c')
  expect([await before, await after, await get('c')]).toEqual(['c 4', 'c 5', 'c 5'])
})
