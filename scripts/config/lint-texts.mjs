import { bundleOf, languages } from '../build/locales.mjs'
import { compareTexts } from '../check/message-signature.mjs'

/**
 * Every fault of a deployment's own texts: languages, owners and keys that nobody has, and texts that take something else
 * than ours.
 *
 * @param {string} root the project
 * @param {unknown} texts `{ "en": { "accounts": { "landing.headline": "…" } } }`
 * @returns {Promise<{ key: string, value: unknown, expected: string }[]>}
 */
export async function lintTexts(root, texts) {
  if (!isObject(texts)) return [{ key: '', value: texts, expected: 'an object, by language' }]
  const ours = await bundleOf(root, languages[0])
  return Object.entries(texts).flatMap(([language, owners]) => {
    if (!languages.includes(language))
      return [{ key: language, value: owners, expected: `one of ${languages.join(', ')}` }]
    if (!isObject(owners)) return [{ key: language, value: owners, expected: 'an object, by plugin' }]
    return Object.entries(owners).flatMap(([owner, own]) => ofOwner(`${language}.${owner}`, ours[owner], own))
  })
}

function ofOwner(at, ours, own) {
  if (!ours) return [{ key: at, value: own, expected: '"kernel" or the id of a plugin' }]
  if (!isObject(own)) return [{ key: at, value: own, expected: 'an object, by key' }]
  return Object.entries(own).flatMap(([key, text]) => {
    const where = `${at}.${key}`
    if (!Object.hasOwn(ours, key)) return [{ key: where, value: text, expected: 'a key that there is' }]
    if (typeof text !== 'string') return [{ key: where, value: text, expected: 'a text' }]
    return compareTexts(ours[key], text).map((fault) => ({
      key: where,
      value: text,
      expected: `a text like ours (${JSON.stringify(ours[key])}); it ${fault}`,
    }))
  })
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
