import { experimentalParseMessage as parse } from 'typesafe-i18n/parser'

/**
 * What a text takes: its arguments with their types, and those that a plural depends on.
 *
 * @param {string} text a typesafe-i18n template
 * @returns {{ keys: string[], takes: string[], counts: string[] }} the last two sorted and without doubles
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

/**
 * What is wrong with a translated text, as sentences. The base language decides what a text takes.
 *
 * @param {string} base
 * @param {string} translated
 * @returns {string[]}
 */
export function compareTexts(base, translated) {
  const [wanted, found] = [shapeOf(base), shapeOf(translated)]
  const faults = []
  if (translated.trim() === '') faults.push('is empty')
  if (!isBalanced(translated)) faults.push('has braces that are not closed, or not opened')
  if (wanted.takes.join() !== found.takes.join()) {
    faults.push(`takes ${listed(found.takes)}, but in English ${listed(wanted.takes)}`)
  }
  for (const key of found.counts) {
    if (!wanted.keys.includes(key)) faults.push(`has a plural of ${key}, which it does not take`)
  }
  for (const key of wanted.counts) {
    const isForgotten = !found.counts.includes(key) && standsBeforeWord(key, translated)
    if (isForgotten) faults.push(`has no plural of ${key}, as it has in English`)
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

/** “Me gusta: 3” reads the same for any number; “3 minutos” does not. */
const standsBeforeWord = (key, text) => new RegExp(`\\{${key}\\b[^}]*\\}\\s*\\p{L}`, 'u').test(text)

const sorted = (values) => [...new Set(values)].sort()
const listed = (values) => (values.length > 0 ? values.join(', ') : 'nothing')
