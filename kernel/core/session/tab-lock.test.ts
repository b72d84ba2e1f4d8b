import { afterEach, expect, test } from '@rstest/core'
import { acquireTabLock } from './tab-lock'

const own = Object.getOwnPropertyDescriptor(navigator, 'locks')
afterEach(() => {
  if (own) Object.defineProperty(navigator, 'locks', own)
  else Reflect.deleteProperty(navigator, 'locks')
})

const withLocks = (request: (name: string, options: LockOptions) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

// Covers KRN-CLOCK-01
test('acquireTabLock grants all tabs the lock if the browser forbids locks', async () => {
  withLocks(() => Promise.reject(new DOMException('Forbidden', 'SecurityError')))
  await expect(acquireTabLock('usage').acquired).resolves.toBeUndefined()
})

test('acquireTabLock rejects when the tab stops waiting', async () => {
  withLocks(
    (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const lock = acquireTabLock('usage')
  lock.release()
  await expect(lock.acquired).rejects.toThrow()
})
