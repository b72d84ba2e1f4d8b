import { expect, test } from '@rstest/core'
import { pageCache } from '../../scripts/serve/render/page-cache.mjs'

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
