/**
 * One call of the plan. `facts` contains the values that are known so far, such as ids; responses add more.
 *
 * @typedef {object} Step
 * @property {string} operation its operationId
 * @property {string[]} [needs] facts that the call requires
 * @property {string[]} [gives] facts that the call may add; a selected step that needs one of them also selects this
 * step
 * @property {(facts: any) => import('../client.mjs').CallParts} [call]
 * @property {(facts: any) => import('../client.mjs').CallParts[]} [tries] alternatives to `call`, tried in turn until
 * all facts of `gives` are known
 * @property {(value: any, facts: any) => Record<string, unknown>} [learn] returns facts from the response; undefined
 * values are ignored
 * @property {(value: any, facts: any) => string | false | undefined} [wrong] returns an issue of a response whose shape
 * is valid
 * @property {boolean} [changes] called with --write only
 * @property {(facts: any) => string | undefined | false} [unless] returns a reason not to make this call for this
 * account
 * @property {'maybe'} [refused] a rejection is acceptable; its shape is still checked
 * @property {Made} [makes]
 */

/**
 * What a step creates, and how it is removed.
 *
 * @typedef {object} Made
 * @property {string} name its name in messages
 * @property {string} fact name of the fact that holds its id
 * @property {string} list the operation that lists it, used to find its id and to check that it was removed
 * @property {(facts: any) => import('../client.mjs').CallParts} [listCall]
 * @property {(listed: any, facts: any) => unknown} find finds its id in that list
 * @property {boolean} [isInListAlone] only the list has its id; the response of the creation has another id
 * @property {string} undo the operation that removes it
 * @property {(id: any) => import('../client.mjs').CallParts} undoCall
 */

export const first = (list) => (Array.isArray(list) ? list[0] : undefined)

/** Finds a list entry like Array.find, but accepts a value that is not a list. */
export const find = (list, fits) =>
  Array.isArray(list) ? list.find((item) => item && fits(item)) : undefined

/** Returns the name of test data: the marker of the run and its kind, because some lists contain several kinds. */
export const markOf = (mark, name) => `${mark} ${name}`

/** A video that exists at its provider, for test posts. */
export const postVideo = { videoLink: '76979871', videoType: 2 }
