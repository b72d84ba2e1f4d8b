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
export async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  const end = new AbortController()
  const abort = () => end.abort()
  const timer = setTimeout(abort, requestTimeout())
  signal.addEventListener('abort', abort)
  try {
    const url = address.startsWith('/') ? apiUrl(address) : new URL(address)
    const answer = await fetch(url, { cache: 'no-store', signal: end.signal })
    readServerTime(answer.headers)
    if (!answer.ok) throw new Error(`${url.pathname} was answered with ${answer.status}.`)
    return await answer.json()
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
