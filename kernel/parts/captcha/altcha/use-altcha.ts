import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { requestTimeout } from '../../../core/async/timeouts'
import { $settings } from '../../../core/config/settings'
import { apiUrl } from '../../../core/http/client'
import type { CaptchaToken, ChangeCaptcha } from '../captcha-state'
import { expiryOf, parseChallenge } from './challenge'
import { solve } from './solve'

export function useAltcha(isWorking: boolean, change: ChangeCaptcha): void {
  const { captcha } = useUnit($settings)
  const changeNow = useEffectEvent(change)

  useEffect(() => {
    if (!isWorking) return
    const controller = new AbortController()
    solveProofOfWork({ url: captcha.challengeUrl, signal: controller.signal }).then(
      (solved) => controller.signal.aborted || changeNow('solved', solved),
      () => controller.signal.aborted || changeNow('failed'),
    )
    return () => controller.abort()
  }, [isWorking, captcha.challengeUrl])
}

interface ProofOfWorkOptions {
  /** Absolute URL of the challenge, or a path below the API's base URL. */
  readonly url: string
  readonly signal: AbortSignal
}

/** Loads and solves a challenge. @throws when there is no challenge or no solution; when aborted, the signal's reason */
export async function solveProofOfWork({ url, signal }: ProofOfWorkOptions): Promise<CaptchaToken> {
  const challenge = parseChallenge(await fetchChallenge(toUrl(url), requestTimeout(), signal))
  const lifetime = expiryOf(challenge, Date.now())

  const { maxnumber, ...rest } = challenge
  const number = await solve({ ...rest, from: 0, to: maxnumber }, signal)
  if (number === undefined) throw new Error('None of the numbers is the right one.')
  return { answer: btoa(JSON.stringify({ ...rest, number })), lifetime }
}

const toUrl = (url: string) => (url.startsWith('/') ? apiUrl(url) : new URL(url))

async function fetchChallenge(url: URL, timeoutMs: number, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  const end = new AbortController()
  const abort = () => end.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal.addEventListener('abort', abort)
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: end.signal })
    if (!answer.ok) throw new Error(`The challenge was answered with ${answer.status}.`)
    return await answer.json()
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
