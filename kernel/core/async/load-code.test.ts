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

/** Code that comes at its last try; before that it fails, or is silent for ever. */
function comingAfter(failures: number, isSilent = false) {
  const load = rs.fn(async () => {
    if (load.mock.calls.length > failures) return 'code'
    if (isSilent) await new Promise(() => undefined)
    throw new Error('Loading chunk 7 failed.')
  })
  return load
}

// Covers FLT-11
test('gives up code that never answers after the patience of a call', async () => {
  const load = comingAfter(1, true)
  const outcome = loadCode(load).catch((error: unknown) => error)
  await rs.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBeInstanceOf(TimeoutError)
  expect(load).toHaveBeenCalledTimes(1)
  // Whoever tries again does not wait for what was silent.
  expect(await loadCode(load)).toBe('code')
})

// Covers FLT-11
test('ends the silent request, so that the next one is not put on to it', async () => {
  const heard = rs.fn()
  const load = () => {
    const tag = document.createElement('script')
    tag.addEventListener('error', heard)
    document.head.append(tag)
    return new Promise<never>(() => undefined)
  }
  loadCode(load).catch(() => undefined)
  await rs.advanceTimersByTimeAsync(19_000)
  expect(heard).not.toHaveBeenCalled()
  await rs.advanceTimersByTimeAsync(1_000)
  expect(heard).toHaveBeenCalledTimes(1)
})

// Covers FLT-02
test('tries code that nobody waits for until it comes', async () => {
  const load = comingAfter(5)
  const code = loadCodeEventually(load)
  await rs.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(2)
  await rs.advanceTimersByTimeAsync(retryDelay)
  expect(load).toHaveBeenCalledTimes(4)
  dispatchEvent(new Event('online'))
  expect(await code).toBe('code')
  expect(load).toHaveBeenCalledTimes(6)
})
