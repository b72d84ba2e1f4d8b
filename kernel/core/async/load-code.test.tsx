import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { defaultSettings } from '../config/settings'
import { connectApi } from '../http/client'
import { loadCode, loadCodeEventually, retryDelay } from './load-code'
import { TimeoutError } from './timeouts'

beforeEach(() => {
  connectApi({ ...defaultSettings.api, onTokenRefused: () => undefined, onTokenMissing: () => undefined })
  rs.useFakeTimers()
})
afterEach(() => void rs.useRealTimers())

/** Fakes `import()`: the first `failures` calls reject, or stay pending if `isPending`; later calls succeed. */
function loadsAfter(failures: number, isPending = false) {
  const load = rs.fn(async () => {
    if (load.mock.calls.length > failures) return 'code'
    if (isPending) await new Promise(() => undefined)
    throw new Error('Loading chunk 7 failed.')
  })
  return load
}

// Covers FLT-11
test('loadCode rejects after the request timeout when code never loads', async () => {
  const load = loadsAfter(1, true)
  const outcome = loadCode(load).catch((error: unknown) => error)
  await rs.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBeInstanceOf(TimeoutError)
  expect(load).toHaveBeenCalledTimes(1)
  // The second `loadCode` must not wait for the import that is still pending.
  expect(await loadCode(load)).toBe('code')
})

// Covers FLT-11
test('loadCode fires an error event on a script that does not load in time', async () => {
  const onError = rs.fn()
  const load = () => {
    const tag = document.createElement('script')
    tag.addEventListener('error', onError)
    document.head.append(tag)
    return new Promise<never>(() => undefined)
  }
  loadCode(load).catch(() => undefined)
  await rs.advanceTimersByTimeAsync(19_000)
  expect(onError).not.toHaveBeenCalled()
  await rs.advanceTimersByTimeAsync(1_000)
  expect(onError).toHaveBeenCalledTimes(1)
})

// Covers FLT-02
test('loadCodeEventually retries background code until it loads', async () => {
  const load = loadsAfter(5)
  const code = loadCodeEventually(load)
  await rs.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(2)
  await rs.advanceTimersByTimeAsync(retryDelay)
  expect(load).toHaveBeenCalledTimes(4)
  dispatchEvent(new Event('online'))
  expect(await code).toBe('code')
  expect(load).toHaveBeenCalledTimes(6)
})
