import * as v from 'valibot'

/** Larger searches would keep a phone busy for minutes. */
const maxSearch = 10_000_000

const challengeSchema = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  // Printable single-byte characters only: the client and the server then hash the same bytes.
  salt: v.pipe(v.string(), v.regex(/^[ -~]+$/), v.maxLength(1000)),
  signature: v.string(),
  maxnumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxSearch)), 1_000_000),
})

export type Challenge = v.InferOutput<typeof challengeSchema>

/** @throws ValiError when the challenge is malformed or cannot be solved here */
export const parseChallenge = (answer: unknown): Challenge => v.parse(challengeSchema, answer)

/** Lower bound in ms: a wrong device clock must not expire a solution before it can be sent. */
const minLifetime = 30_000

export function expiryOf({ salt }: Pick<Challenge, 'salt'>, now: number): number | undefined {
  const seconds = Number(new URLSearchParams(salt.split('?')[1]).get('expires') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.max(minLifetime, seconds * 1000 - now) : undefined
}
