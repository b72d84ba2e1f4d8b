import { browserMutations } from './browser.mjs'
import { environmentMutations } from './environment.mjs'
import { requestMutations } from './requests.mjs'
import { urlMutations } from './urls.mjs'

/**
 * A guard and the change that removes it.
 *
 * @typedef {object} Mutation
 * @property {string} name what it prevents
 * @property {string} file where it stands
 * @property {string} find the guard's source, found exactly once in the file
 * @property {string} replacement the source without the guard
 * @property {{ file: string, only?: string }} test the test that notices, optionally limited to titles that
 * contain `only`
 */

/** @type {Mutation[]} */
export const mutations = [...urlMutations, ...requestMutations, ...environmentMutations, ...browserMutations]
