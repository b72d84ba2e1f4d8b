// Checks that what belongs to a mechanism is used in its own files only (scripts/check/mechanisms.yaml). The other places
// are listed with their number, which can only fall: the list must not name a place that is gone.
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { sourcesIn, textsOf } from './sources.mjs'

/**
 * @typedef {object} Mechanism
 * @property {string} pattern regular expression of what belongs to the mechanism
 * @property {string} instead what to use in other files
 * @property {string[]} home the mechanism's own files, or folders that end in `/`
 * @property {Record<string, number>} [places] how often other files still contain the pattern
 * @property {Record<string, string>} [kept] files that may contain it for good, with the reason
 */

/**
 * @param {Record<string, Mechanism>} mechanisms by name
 * @param {Record<string, string>} sources the text of each file by its path
 * @returns {string[]} the problems
 */
export function misplacedParts(mechanisms, sources) {
  return Object.entries(mechanisms).flatMap(([name, { pattern, instead, home, places = {}, kept = {} }]) => {
    const isHome = (file) => home.some((one) => file === one || (one.endsWith('/') && file.startsWith(one)))
    const found = Object.entries(sources).flatMap(([file, text]) => {
      const count = isHome(file) ? 0 : [...usesIn(text).matchAll(new RegExp(pattern, 'g'))].length
      return count > 0 ? [[file, count]] : []
    })
    const counts = Object.fromEntries(found)
    return [
      ...found
        .filter(([file, count]) => !(file in kept) && count > (places[file] ?? 0))
        .map(
          ([file, count]) =>
            `${file}: ${name}: ${count} × ${pattern}, listed ${places[file] ?? 0}. ${instead}`,
        ),
      ...Object.entries(places)
        .filter(([file, count]) => (counts[file] ?? 0) < count)
        .map(
          ([file, count]) =>
            `${file}: ${name}: listed ${count} times, found ${counts[file] ?? 0}. Shorten the list.`,
        ),
      ...Object.keys(kept)
        .filter((file) => !(file in counts))
        .map((file) => `${file}: ${name}: kept, but the pattern is gone. Shorten the list.`),
    ]
  })
}

const commentsAndImports = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$|^(import|export)\b[^'";=]* from '.*'$/gm
const usesIn = (text) => text.replace(commentsAndImports, '')

const list = 'scripts/check/mechanisms.yaml'

async function check() {
  const sources = await textsOf([...(await sourcesIn('kernel')), ...(await sourcesIn('plugins'))])
  const { [list]: mechanisms } = await textsOf([list])
  for (const problem of misplacedParts(parse(mechanisms), sources)) {
    console.error(problem)
    process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await check()
