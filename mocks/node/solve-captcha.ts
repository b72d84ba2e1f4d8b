import { createHash } from 'node:crypto'
import type { Challenge } from 'altcha-lib/v1/types'

/**
 * Solves a captcha for programs that call the API without the screens.
 *
 * @param challenge response of `GET /__mock/altcha`
 * @returns the value of a call’s `captcha` field
 */
export function solveCaptcha({ maxnumber = 1_000_000, ...challenge }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++) {
    const found = createHash('sha256')
      .update(challenge.salt + number)
      .digest('hex')
    if (found === challenge.challenge) return btoa(JSON.stringify({ ...challenge, number }))
  }
  throw new Error('None of the numbers is the right one.')
}
