/**
 * One call of the plan. What is known so far ("facts") goes in, what the answer teaches comes out.
 *
 * @typedef {object} Step
 * @property {string} operation its operationId
 * @property {string[]} [needs] facts without which it cannot be called
 * @property {string[]} [gives] facts it may teach: who selects a step that needs them selects this one too
 * @property {(facts: any) => import('../client.mjs').CallParts} [call]
 * @property {(facts: any) => import('../client.mjs').CallParts[]} [tries] in place of `call`: one after the other, until
 *   all that the step gives is known
 * @property {(value: any, facts: any) => Record<string, unknown>} [learn] undefined values teach nothing
 * @property {(value: any, facts: any) => string | false | undefined} [wrong] what is wrong with an answer of the right shape
 * @property {boolean} [changes] called with --write alone
 * @property {(facts: any) => string | undefined | false} [unless] why it is better not called here
 * @property {'maybe'} [refused] a rejectionReason is as good an answer; its shape is looked at all the same
 * @property {Made} [makes]
 */

/**
 * What a step makes, and how it is removed.
 *
 * @typedef {object} Made
 * @property {string} name in words
 * @property {string} fact where its id is known by
 * @property {string} list the operation that shows it, for servers that do not answer with it, and to see that it is gone
 * @property {(facts: any) => import('../client.mjs').CallParts} [listCall]
 * @property {(listed: any, facts: any) => unknown} find its id in that answer
 * @property {boolean} [isInListAlone] what making it answers is something else, with another id
 * @property {string} undo the operation that removes it
 * @property {(id: any) => import('../client.mjs').CallParts} undoCall
 */

export const first = (list) => (Array.isArray(list) ? list[0] : undefined)

/** The first that fits of what should be a list. */
export const find = (list, fits) =>
  Array.isArray(list) ? list.find((item) => item && fits(item)) : undefined

/** What a thing made by a run is known by: a mark of its own, as some lists hold more than one kind. */
export const markOf = (mark, name) => `${mark} ${name}`

/** A video that is there. */
export const postVideo = { videoLink: '76979871', videoType: 2 }
