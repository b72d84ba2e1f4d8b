import { bundleOf, languages } from '../build/locales.mjs'
import { compareTexts } from '../check/message-signature.mjs'

/**
 * Reports problems of text overrides: unknown languages, owners and keys, and texts with other arguments.
 *
 * @param {unknown} texts `{ "en": { "accounts": { "landing.headline": "…" } } }`
 */
export async function lintTexts(root, texts) {
  if (!isObject(texts)) return [{ key: '', value: texts, expected: 'an object with languages as keys' }]
  const ours = await bundleOf(root, languages[0])
  return Object.entries(texts).flatMap(([language, owners]) => {
    if (!languages.includes(language))
      return [{ key: language, value: owners, expected: `one of ${languages.join(', ')}` }]
    if (!isObject(owners))
      return [{ key: language, value: owners, expected: 'an object with plugins as keys' }]
    return Object.entries(owners).flatMap(([owner, own]) => ofOwner(`${language}.${owner}`, ours[owner], own))
  })
}

function ofOwner(at, ours, own) {
  if (!ours) return [{ key: at, value: own, expected: '"kernel" or a plugin id' }]
  if (!isObject(own)) return [{ key: at, value: own, expected: 'an object with text keys' }]
  return Object.entries(own).flatMap(([key, text]) => {
    const where = `${at}.${key}`
    if (!Object.hasOwn(ours, key)) return [{ key: where, value: text, expected: 'an existing key' }]
    if (typeof text !== 'string') return [{ key: where, value: text, expected: 'a string' }]
    return compareTexts(ours[key], text).map((fault) => ({
      key: where,
      value: text,
      expected: `a text with the arguments of ${JSON.stringify(ours[key])}; it ${fault}`,
    }))
  })
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
