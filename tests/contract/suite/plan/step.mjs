/**
 * One call of the plan. `facts` are what is known so far; a response adds to them.
 *
 * @typedef {object} Step
 * @property {string} operation its operationId
 * @property {string[]} [needs] facts that the call requires
 * @property {string[]} [gives] facts it may add: selecting a step that needs them selects this one too
 * @property {(facts: any) => import('../client.mjs').CallParts} [call]
 * @property {(facts: any) => import('../client.mjs').CallParts[]} [tries] alternative to `call`: tried until
 * all of `gives` is known
 * @property {(value: any, facts: any) => Record<string, unknown>} [learn] undefined values add nothing
 * @property {(value: any, facts: any) => string | false | undefined} [wrong] issues of a response with a
 * valid shape
 * @property {boolean} [changes] called with --write only
 * @property {(facts: any) => string | undefined | false} [unless] why it should not be called here
 * @property {'maybe'} [refused] a rejection is acceptable; its shape is still checked
 * @property {Made} [makes]
 */

/**
 * What a step creates, and how it is removed.
 *
 * @typedef {object} Made
 * @property {string} name for messages
 * @property {string} fact the fact with its id
 * @property {string} list the operation that lists it: to find its id, and to check that it was removed
 * @property {(facts: any) => import('../client.mjs').CallParts} [listCall]
 * @property {(listed: any, facts: any) => unknown} find find its id in that response
 * @property {boolean} [isInListAlone] the response of the creation has the id of something else
 * @property {string} undo the operation that removes it
 * @property {(id: any) => import('../client.mjs').CallParts} undoCall
 */

export const first = (list) => (Array.isArray(list) ? list[0] : undefined)

/** Finds a list entry like Array.find, but accepts a value that is not a list. */
export const find = (list, fits) =>
  Array.isArray(list) ? list.find((item) => item && fits(item)) : undefined

/** Returns the name of test data: the marker of the run and a kind, because some lists mix kinds. */
export const markOf = (mark, name) => `${mark} ${name}`

/** A video that exists at its provider, for test posts. */
export const postVideo = { videoLink: '76979871', videoType: 2 }
