import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Passwords longer than this count as strong, because estimating them would take too long. */
const maxLength = 100

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * Estimates how hard a password is to guess, on this device.
 * @param known words of the user, such as the name, that make a password weak
 * @returns 0 (weak) to 4 (strong)
 */
export const passwordScore = (password: string, known: readonly string[]): number =>
  password.length > maxLength ? 4 : estimator.check(password, [...known]).score
