import { bundleOf, languages } from '../build/locales.mjs'
import { compareTexts } from '../check/message-signature.mjs'

/**
 * Reports problems of the deployment's texts: unknown languages, owners and keys, texts with other arguments, and
 * missing texts of an added language.
 *
 * @param {unknown} texts `{ "en": { "accounts": { "landing.headline": "…" } } }`
 * @param {readonly string[]} [offered] the offered languages
 * @param {readonly unknown[]} [remotes] ids of the remote plugins, whose keys are not known here
 */
export async function lintTexts(root, texts, offered = languages, remotes = []) {
  if (!isObject(texts)) return [{ key: '', value: texts, expected: 'an object with languages as keys' }]
  const ours = await bundleOf(root, languages[0])
  const known = [...new Set([...languages, ...offered])]
  const isAdded = (language) => !languages.includes(language)
  const missing = offered.filter(isAdded).flatMap((language) => missingIn(language, ours, texts[language]))
  const faults = Object.entries(texts).flatMap(([language, owners]) => {
    if (!known.includes(language))
      return [{ key: language, value: owners, expected: `one of ${known.join(', ')}` }]
    if (!isObject(owners))
      return [{ key: language, value: owners, expected: 'an object with plugins as keys' }]
    return Object.entries(owners)
      .filter(([owner]) => !remotes.includes(owner))
      .flatMap(([owner, own]) => ofOwner(`${language}.${owner}`, ours[owner], own))
  })
  return [...faults, ...missing]
}

/** Reports all keys that an added language lacks as one problem: these texts are in English. */
function missingIn(language, ours, own) {
  const keys = Object.entries(ours).flatMap(([owner, dictionary]) => {
    const texts = new Map(flatten(own?.[owner]))
    return Object.keys(dictionary).flatMap((key) =>
      typeof texts.get(key) === 'string' ? [] : [`${owner}.${key}`],
    )
  })
  if (keys.length === 0) return []
  return [
    {
      key: language,
      value: undefined,
      expected: `all keys; ${keys.length} are missing, and in English: ${keys.join(', ')}`,
    },
  ]
}

function ofOwner(at, ours, own) {
  if (!ours) return [{ key: at, value: own, expected: '"kernel" or a plugin id' }]
  if (!isObject(own)) return [{ key: at, value: own, expected: 'an object with text keys' }]
  return flatten(own).flatMap(([key, text]) => {
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

/** Lists the values by their key, which may be nested: `{ nav: { home } }` is the key `nav.home`. */
function flatten(value, key = '') {
  const isLeaf = !isObject(value) || Object.keys(value).length === 0
  if (isLeaf) return key ? [[key, value]] : []
  return Object.entries(value).flatMap(([part, inner]) => flatten(inner, key ? `${key}.${part}` : part))
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
