import * as v from 'valibot'

/** Numbers above this would keep a phone busy for minutes. */
const most = 10_000_000

/** A challenge as an ALTCHA server hands it out. */
const challengeSchema = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  // Printable single bytes: what is hashed here and on the server is then the same.
  salt: v.pipe(v.string(), v.regex(/^[ -~]+$/), v.maxLength(1000)),
  signature: v.string(),
  maxnumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)), 1_000_000),
})

export type Challenge = v.InferOutput<typeof challengeSchema>

/**
 * Reads what the server sent.
 *
 * @throws ValiError when it is no challenge that can be solved here
 */
export const parseChallenge = (answer: unknown): Challenge => v.parse(challengeSchema, answer)

/** A clock that goes wrong must not let a solution expire before it can be sent. */
const shortest = 30_000

/** For how many milliseconds the server takes a solution, as the salt says; nothing when it says nothing. */
export function expiryOf({ salt }: Pick<Challenge, 'salt'>, now: number): number | undefined {
  const seconds = Number(new URLSearchParams(salt.split('?')[1]).get('expires') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.max(shortest, seconds * 1000 - now) : undefined
}
