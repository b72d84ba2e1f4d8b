import { experimentalParseMessage as parse } from 'typesafe-i18n/parser'

/**
 * Lists the arguments of a text with their types, and the arguments that have a plural.
 *
 * @param {string} text a typesafe-i18n template
 * @returns {{ keys: string[], takes: string[], counts: string[] }} `takes` has the arguments with
 * their types, `counts` the arguments with a plural; both are sorted and unique
 */
function shapeOf(text) {
  const parts = parse(text)
  const parameters = parts.filter(({ kind }) => kind === 'parameter')
  const plurals = parts.filter(({ kind }) => kind === 'plural')
  return {
    keys: parameters.map(({ key }) => key),
    takes: sorted(parameters.map(({ key, types }) => `{${key}:${types.join('|')}}`)),
    counts: sorted(plurals.map(({ key }) => key)),
  }
}

/** Compares a translation with the text in the base language, which defines arguments and plurals. @returns messages */
export function compareTexts(base, translated) {
  const [wanted, found] = [shapeOf(base), shapeOf(translated)]
  const faults = []
  if (translated.trim() === '') faults.push('is empty')
  if (!isBalanced(translated)) faults.push('has unbalanced braces')
  if (wanted.takes.join() !== found.takes.join()) {
    faults.push(`takes ${listed(found.takes)}, but in English ${listed(wanted.takes)}`)
  }
  for (const key of found.counts) {
    if (!wanted.keys.includes(key)) faults.push(`has a plural of ${key}, which is not an argument`)
  }
  for (const key of wanted.counts) {
    const isForgotten = !found.counts.includes(key) && standsBeforeWord(key, translated)
    if (isForgotten) faults.push(`has no plural of ${key}, but English has one`)
  }
  return faults
}

function isBalanced(text) {
  let open = 0
  for (const [sign] of text.matchAll(/[{}]/g)) {
    open += sign === '{' ? 1 : -1
    if (open < 0) return false
  }
  return open === 0
}

/** Returns whether a word follows the argument, so that it needs a plural: “3 minutos” does, “Me gusta: 3” does not. */
const standsBeforeWord = (key, text) => new RegExp(`\\{${key}\\b[^}]*\\}\\s*\\p{L}`, 'u').test(text)

const sorted = (values) => [...new Set(values)].sort()
const listed = (values) => (values.length > 0 ? values.join(', ') : 'nothing')
