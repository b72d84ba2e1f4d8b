import { browserMutations } from './browser.mjs'
import { environmentMutations } from './environment.mjs'
import { requestMutations } from './requests.mjs'
import { urlMutations } from './urls.mjs'

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
export const mutations = [...urlMutations, ...requestMutations, ...environmentMutations, ...browserMutations]
