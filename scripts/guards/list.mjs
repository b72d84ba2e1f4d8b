import { addressGuards } from './of-addresses.mjs'
import { callGuards } from './of-calls.mjs'
import { surroundingsGuards } from './of-surroundings.mjs'
import { browserGuards } from './of-the-browser.mjs'

/**
 * What stands between the product and something bad.
 *
 * @typedef {object} Guard
 * @property {string} name what it keeps out
 * @property {string} file where it stands
 * @property {string} take the text that is the guard; it is there once
 * @property {string} put what is left without it
 * @property {{ file: string, only?: string }} test what notices; of a file with many tests those whose titles hold a text
 */

/** @type {Guard[]} */
export const guards = [...addressGuards, ...callGuards, ...surroundingsGuards, ...browserGuards]
