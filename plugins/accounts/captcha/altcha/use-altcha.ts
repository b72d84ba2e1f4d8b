import { $settings, serverNow } from '@kernel'
import { fetchJson } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import type { CaptchaToken, ChangeCaptcha } from '../captcha-state'
import { solve } from './solve'

/** Largest accepted search range: a larger one would keep a phone busy for minutes. */
const maxSearch = 10_000_000

const challengeSchema = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  // The salt has only printable single-byte characters, so that client and server hash the same bytes.
  salt: v.pipe(v.string(), v.regex(/^[ -~]+$/), v.maxLength(1000)),
  signature: v.string(),
  maxnumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxSearch)), 1_000_000),
})

type Challenge = v.InferOutput<typeof challengeSchema>

/** Parses a captcha challenge. @throws ValiError when it is malformed or too large to be solved */
export const parseChallenge = (answer: unknown): Challenge => v.parse(challengeSchema, answer)

/** Minimum lifetime of a solution in ms: with a wrong device clock, a solution could expire before it is sent. */
const minLifetime = 30_000

export function expiryOf({ salt }: Pick<Challenge, 'salt'>, now: number): number | undefined {
  const seconds = Number(new URLSearchParams(salt.split('?')[1]).get('expires') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.max(minLifetime, seconds * 1000 - now) : undefined
}

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
  const challenge = parseChallenge(await fetchJson(url, signal))
  const lifetime = expiryOf(challenge, serverNow().getTime())

  const { maxnumber, ...rest } = challenge
  const number = await solve({ ...rest, from: 0, to: maxnumber }, signal)
  if (number === undefined) throw new Error('None of the numbers is the right one.')
  return { answer: btoa(JSON.stringify({ ...rest, number })), lifetime }
}
