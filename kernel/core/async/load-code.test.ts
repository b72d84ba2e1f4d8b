import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { defaultSettings } from '../config/settings'
import { connectApi } from '../http/client'
import { loadCode, loadCodeEventually, retryDelay } from './load-code'
import { TimeoutError } from './with-timeout'

beforeEach(() => {
  connectApi({ ...defaultSettings.api, onTokenRefused: () => undefined, onTokenMissing: () => undefined })
  rs.useFakeTimers()
})
afterEach(() => void rs.useRealTimers())

/** Code that loads after some attempts that fail or never settle. */
function loadsAfter(failures: number, isPending = false) {
  const load = rs.fn(async () => {
    if (load.mock.calls.length > failures) return 'code'
    if (isPending) await new Promise(() => undefined)
    throw new Error('Loading chunk 7 failed.')
  })
  return load
}

// Covers FLT-11
test('rejects code that never loads after the request timeout', async () => {
  const load = loadsAfter(1, true)
  const outcome = loadCode(load).catch((error: unknown) => error)
  await rs.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBeInstanceOf(TimeoutError)
  expect(load).toHaveBeenCalledTimes(1)
  // The next attempt does not wait for the pending one.
  expect(await loadCode(load)).toBe('code')
})

// Covers FLT-11
test('fails the script tag of a pending request after the timeout', async () => {
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
test('retries background code until it loads', async () => {
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
