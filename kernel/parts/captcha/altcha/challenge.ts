import * as v from 'valibot'

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

export type Challenge = v.InferOutput<typeof challengeSchema>

/** Parses a captcha challenge. @throws ValiError when it is malformed or too large to be solved */
export const parseChallenge = (answer: unknown): Challenge => v.parse(challengeSchema, answer)

/** Minimum lifetime of a solution in ms: with a wrong device clock, a solution could expire before it is sent. */
const minLifetime = 30_000

export function expiryOf({ salt }: Pick<Challenge, 'salt'>, now: number): number | undefined {
  const seconds = Number(new URLSearchParams(salt.split('?')[1]).get('expires') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.max(minLifetime, seconds * 1000 - now) : undefined
}
