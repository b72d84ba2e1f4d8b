import { createChallenge as createAltcha, extractParams, verifySolution } from 'altcha-lib/v1'
import type { Challenge, Payload } from 'altcha-lib/v1/types'
import { invalid } from './domain-error'
import type { World } from './world'

/** Upper limit of the number that solves a challenge; a slow phone finds such a number within a second. */
const defaultLimit = 20_000
const lifetimeMinutes = 10

/** The signing key of challenges: one per process, shared by all worlds. */
const hmacKey = String(crypto.getRandomValues(new Uint32Array(8)))

/** Challenges that were solved; they are not accepted a second time. */
const used = new Set<string>()

/**
 * Creates a challenge for the self-hosted proof-of-work captcha.
 *
 * @param limit largest possible solution
 */
export function createChallenge(world: World, limit = defaultLimit): Promise<Challenge> {
  const expires = new Date(world.now().getTime() + lifetimeMinutes * 60_000)
  return createAltcha({ hmacKey, maxnumber: limit, expires })
}

/** Checks everything but expiry and reuse, which `assertCaptcha` checks: the expiry by the clock of the mock world. */
async function isSolution(captcha: string): Promise<boolean> {
  try {
    return await verifySolution(captcha, hmacKey, false)
  } catch {
    return false
  }
}

/**
 * Accepts the solution of a challenge that this server issued; each solution is accepted once. Accepts anything if the
 * captcha is off.
 *
 * @throws DomainError for the field `captcha` when the solution is missing, wrong, forged, expired or used
 */
export async function assertCaptcha(world: World, captcha: string): Promise<void> {
  if (world.state.rules.isCaptchaOff) return
  if (!(await isSolution(captcha))) throw invalid('captcha', 'The captcha is not solved.')
  const payload: Payload = JSON.parse(atob(captcha))
  const { expires } = extractParams(payload)
  if (Number(expires) * 1000 < world.now().getTime()) throw invalid('captcha', 'The captcha has expired.')
  if (used.has(payload.challenge)) throw invalid('captcha', 'The captcha was used before.')
  used.add(payload.challenge)
}
