// `npm run check:config FILE`: reports all problems in the settings of a deployment and in its text
// overrides, with line and column.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { basePath } from './build/base-path.mjs'
import { loadBuildTools } from './build/prerender/prerender.mjs'
import { headerComment, readOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { localFilesOf, readJson } from './serve/deployment.mjs'
import { setUp } from './setup.mjs'

const fileArgument = readOptions(headerComment(import.meta.url), {}, (_, [word]) => word, 1)
if (!fileArgument)
  fail('Missing argument: npm run check:config FILE, where FILE is the config.json of a deployment.')

await setUp()
const { findPositions } = await import('./config/positions.mjs')
const file = resolve(process.env.INIT_CWD ?? '.', fileArgument)
const { value: config, ...written } = await readFrom(file).catch((error) =>
  fail(`${fileArgument}${error.message}`),
)
const { lintConfig } = await loadBuildTools(root)
const faults = [...(await lintConfig(config)), ...(await logoFaults(config?.brand?.logo))]
const count = report(fileArgument, written, faults) + (await reportTexts(config?.language?.texts))
console.log(count === 0 ? 'No problems found.' : `${count} ${count === 1 ? 'problem' : 'problems'} found.`)
process.exitCode = count > 0 ? 1 : 0

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

/** A logo is next to config.json or in the build. */
async function logoFaults(logo) {
  const [localPath] = localFilesOf({ brand: { logo } }, `${basePath()}/`)
  if (!localPath) return []
  const places = [dirname(file), join(root, 'dist'), join(root, 'kernel/shell/public')]
  if (places.some((place) => existsSync(join(place, localPath)))) return []
  return [{ key: 'brand.logo', value: logo, expected: `a file next to ${fileArgument} or in the build` }]
}

/** Text overrides are next to config.json, as the deployment serves them. */
async function reportTexts(path) {
  if (typeof path !== 'string' || path === '') return 0
  const { lintTexts } = await import('./config/lint-texts.mjs')
  const [localPath = path] = localFilesOf({ language: { texts: path } }, `${basePath()}/`)
  try {
    const { value, ...places } = await readFrom(join(dirname(file), localPath))
    return report(path, places, await lintTexts(root, value))
  } catch (error) {
    const expected = `a file with texts next to ${fileArgument}; ${path}${error.message.replace(/\.$/, '')}`
    return report(fileArgument, written, [{ key: 'language.texts', value: path, expected }])
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

/** For sorting by line, then column (below 1e6). */
function sortKey(place) {
  const [line, column] = place.split(':').map(Number)
  return line * 1e6 + column
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
