import { afterEach, expect, test } from '@rstest/core'
import { acquireTabLock } from './tab-lock'

const own = Object.getOwnPropertyDescriptor(navigator, 'locks')
afterEach(() => {
  if (own) Object.defineProperty(navigator, 'locks', own)
  else Reflect.deleteProperty(navigator, 'locks')
})

/** Locks that come to whatever the wish is given. */
const withLocks = (request: (name: string, wish: LockOptions) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

// Covers KRN-CLOCK-01
test('where locks are forbidden, as storage is, it is every tab’s turn', async () => {
  withLocks(() => Promise.reject(new DOMException('Forbidden', 'SecurityError')))
  await expect(acquireTabLock('usage').acquired).resolves.toBeUndefined()
})

test('a tab that leaves the queue has no turn', async () => {
  withLocks(
    (_, { signal }) =>
      new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason))),
  )
  const turn = acquireTabLock('usage')
  turn.release()
  await expect(turn.acquired).rejects.toThrow()
})
