import { createHash } from 'node:crypto'
import type { Challenge } from '../domain/captcha'

/**
 * Does what the captcha asks of a device: for programs that log in, register or write without the screen.
 *
 * @param challenge what `GET /__mock/altcha` answered
 * @returns what goes into a call's `captcha`
 */
export function solveCaptcha({ maxnumber, ...challenge }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++) {
    const found = createHash('sha256')
      .update(challenge.salt + number)
      .digest('hex')
    if (found === challenge.challenge) return btoa(JSON.stringify({ ...challenge, number }))
  }
  throw new Error('None of the numbers is the right one.')
}
