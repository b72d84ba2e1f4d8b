import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { basePath } from '../build/base-path.mjs'
import { loadBuildTools } from '../build/prerender/prerender.mjs'
import { withLock } from '../process/lock.mjs'
import { root } from '../process/run.mjs'
import { fileSettings, readBuildInfo, readJson } from '../serve/deployment.mjs'
import { localPath } from '../serve/request-path.mjs'
import { lintTexts } from './lint-texts.mjs'
import { findPositions } from './positions.mjs'

/**
 * Prints all problems in the settings of a deployment and in its text overrides, with line and column.
 *
 * @param {string} name of its config.json, relative to the folder of the npm command
 * @returns {Promise<number>} the number of problems
 * @throws {Error} with a message for the user when the file cannot be read
 */
export async function checkConfig(name) {
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const { value: config, ...written } = await readFrom(file).catch(({ message }) => {
    throw new Error(name + message)
  })
  // A build writes the same bundle.
  const { lintConfig } = await withLock('tree', () => loadBuildTools(root))
  const place = { name, file, base: await baseOfBuild() }
  const faults = [
    ...(await lintConfig(config)),
    ...fileSettings(config)
      .filter(([key]) => key !== 'language.texts')
      .flatMap(([key, value]) => fileFaults(key, value, place)),
  ]
  const count = report(name, written, faults) + (await reportTexts(place, written, Object(config)))
  console.log(count === 0 ? 'No problems found.' : `${count} ${count === 1 ? 'problem' : 'problems'} found.`)
  return count
}

async function readFrom(path) {
  const text = await readFile(path, 'utf8').catch((error) => {
    throw new Error(` cannot be read: ${error.code ?? error.message}.`)
  })
  try {
    return { value: readJson(text), ...findPositions(text) }
  } catch (error) {
    throw new Error(`${positionIn(text, error.message)} is not valid JSON: ${error.message}.`)
  }
}

/** Extracts the position from Node's error message, if it has one. */
function positionIn(text, sentence) {
  const [, offset] = / position (\d+)/.exec(sentence) ?? []
  if (offset === undefined) return ''
  const lines = text.slice(0, Number(offset)).split('\n')
  return `:${lines.length}:${lines.at(-1).length + 1}`
}

/** The base path of BASE_PATH, else of the build in `dist`. */
const baseOfBuild = async () =>
  process.env.BASE_PATH === undefined
    ? readBuildInfo(join(root, 'dist')).then(
        ({ base }) => base,
        () => '/',
      )
    : `${basePath()}/`

/** Reports a name or logo whose file is neither next to config.json nor in the build, and a path that misses the base path. */
function fileFaults(key, value, { name, file, base }) {
  const places = [dirname(file), join(root, 'dist'), join(root, 'kernel/served/public')]
  const isThere = (path) => path && places.some((place) => existsSync(join(place, path)))
  const path = localPath(value, base)
  // The host may have files of its own, but the product falls back to its logo without a word.
  if (path) {
    if (isThere(path) || (key !== 'brand.logo' && value.startsWith('/'))) return []
    return [{ key, value, expected: `a file next to ${name} or in the build` }]
  }
  const ofHost = localPath(value, '/')
  return isThere(ofHost) ? [{ key, value, expected: `${ofHost} or ${base}${ofHost}: see BASE_PATH` }] : []
}

/** Reports problems of the text overrides, whose file is next to config.json. @returns the number of problems */
async function reportTexts({ name, file, base }, written, { language, remotes }) {
  const { texts: path, offered } = Object(language)
  if (typeof path !== 'string' || path === '') return 0
  const [fault] = fileFaults('language.texts', path, { name, file, base })
  if (fault) return report(name, written, [fault])
  try {
    const { value, ...places } = await readFrom(join(dirname(file), localPath(path, base) ?? path))
    const remoteIds = Array.isArray(remotes) ? remotes.map((item) => item?.id) : []
    return report(path, places, await lintTexts(root, value, offered, remoteIds))
  } catch (error) {
    const expected = `a file with texts next to ${name}; ${path}${error.message.replace(/\.$/, '')}`
    return report(name, written, [{ key: 'language.texts', value: path, expected }])
  }
}

function report(name, { placeOf, duplicates }, faults) {
  const lines = [
    ...duplicates.map(({ key, place }) => [place, `${key} is defined twice; only the last one counts.`]),
    ...faults.map(({ key, value, expected }) => [
      placeOf(key),
      `${key || 'the file'} is ${JSON.stringify(value)}; expected ${expected}.`,
    ]),
  ]
  for (const [place, sentence] of lines.sort(([one], [other]) => sortKey(one) - sortKey(other)))
    console.log(`${name}:${place}: ${sentence}`)
  return lines.length
}

/** Converts `line:column` to a number that sorts by line, then by column. */
function sortKey(place) {
  const [line, column] = place.split(':').map(Number)
  return line * 1e6 + column
}
