import { perRequest } from './per-request'

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** Rejects with {@link TimeoutError} after `limit` ms, so that callers can fall back instead of waiting forever. */
export function withTimeout<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No result within ${limit} ms.`)), limit)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const timeoutMs = perRequest(20_000)

export const requestTimeout = timeoutMs.get

export const setRequestTimeout = timeoutMs.set

/** Waits for a value, but only until the signal. @throws the reason of the signal */
export function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([value, aborted])
}
