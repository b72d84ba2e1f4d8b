import { requestTimeout } from '../../../core/async/request-timeout'
import { apiUrl } from '../../../core/http/client'
import type { CaptchaToken } from '../captcha-state'
import { expiryOf, parseChallenge } from './challenge'
import { solve } from './solve'

interface Puzzle {
  /** Absolute URL of the challenge, or a path below the API's base URL. */
  readonly address: string
  readonly signal: AbortSignal
}

/** @throws when the challenge cannot be fetched or has no solution; the signal's reason once it is aborted */
export async function solveProofOfWork({ address, signal }: Puzzle): Promise<CaptchaToken> {
  const challenge = parseChallenge(await ask(addressOf(address), requestTimeout(), signal))
  const lasts = expiryOf(challenge, Date.now())

  const { maxnumber, ...rest } = challenge
  const number = await solve({ ...rest, from: 0, to: maxnumber }, signal)
  if (number === undefined) throw new Error('None of the numbers is the right one.')
  return { answer: btoa(JSON.stringify({ ...rest, number })), lasts }
}

const addressOf = (address: string) => (address.startsWith('/') ? apiUrl(address) : new URL(address))

async function ask(address: URL, patience: number, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  const end = new AbortController()
  const giveUp = () => end.abort()
  const timer = setTimeout(giveUp, patience)
  signal.addEventListener('abort', giveUp)
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: end.signal })
    if (!answer.ok) throw new Error(`The challenge was answered with ${answer.status}.`)
    return await answer.json()
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
