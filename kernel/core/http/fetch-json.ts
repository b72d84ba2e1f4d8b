import { readServerTime } from '../async/server-clock'
import { requestTimeout } from '../async/timeouts'
import { apiUrl } from './client'

/**
 * Reads JSON that openapi.yaml does not describe, because a setting names its address: anew each time, without the token, and
 * no longer than a call of the API may take.
 * @param address an absolute URL, or a path below the base URL of the API
 * @throws when aborted, when it takes too long, and for an answer that is no JSON or has an error status
 * @example
 * const challenge = await fetchJson('/captcha/challenge', signal)
 */
export function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const url = address.startsWith('/') ? apiUrl(address) : new URL(address)
  return fetchWithin(url, { cache: 'no-store' }, signal, async (answer) => {
    readServerTime(answer.headers)
    if (!answer.ok) throw new Error(`${url.pathname} was answered with ${answer.status}.`)
    return await answer.json()
  })
}

/** Sends a request without the token, and reads its answer, within the time that a call of the API may take. */
export async function fetchWithin<Result>(
  url: URL,
  init: RequestInit,
  signal: AbortSignal,
  read: (answer: Response) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const end = new AbortController()
  const abort = () => end.abort()
  const timer = setTimeout(abort, requestTimeout())
  signal.addEventListener('abort', abort)
  try {
    return await read(await fetch(url, { ...init, signal: end.signal }))
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
