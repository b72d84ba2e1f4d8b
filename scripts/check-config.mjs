// `npm run check:config FILE`: every fault of a deployment's settings, and of its own texts where it has any.
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { basePath } from './build/base-path.mjs'
import { loadBuildTools } from './build/prerender/prerender.mjs'
import { headOf, readOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { filesBeside, readJson } from './serve/deployment.mjs'
import { setUp } from './setup.mjs'

const given = readOptions(headOf(import.meta.url), {}, (_, [word]) => word, 1)
if (!given)
  end('A file is missing: npm run check:config FILE, where FILE is the config.json of a deployment.')

await setUp()
const file = resolve(process.env.INIT_CWD ?? '.', given)
const config = await readFrom(file).catch((error) => end(`${given} ${error.message}`))
const { configFaults } = await loadBuildTools(root)
const count = report(given, await configFaults(config)) + (await reportTexts(config?.language?.texts))
console.log(count === 0 ? 'It can be deployed.' : `${count} ${count === 1 ? 'fault' : 'faults'}.`)
process.exitCode = count > 0 ? 1 : 0

async function readFrom(path) {
  const text = await readFile(path, 'utf8').catch((error) => {
    throw new Error(`cannot be read: ${error.code ?? error.message}.`)
  })
  try {
    return readJson(text)
  } catch (error) {
    throw new Error(`is no JSON: ${error.message}.`)
  }
}

/** They lie beside config.json, as the deployment serves them. */
async function reportTexts(path) {
  if (typeof path !== 'string' || path === '') return 0
  const { textFaults } = await import('./config/text-faults.mjs')
  const [beside = path] = filesBeside({ language: { texts: path } }, `${basePath()}/`)
  try {
    return report(path, await textFaults(root, await readFrom(join(dirname(file), beside))))
  } catch (error) {
    const expected = `a file beside ${given} that holds texts; it ${error.message.replace(/\.$/, '')}`
    return report(given, [{ key: 'language.texts', value: path, expected }])
  }
}

function report(name, faults) {
  for (const { key, value, expected } of faults)
    console.log(`${name}: ${key || 'the file'} is ${JSON.stringify(value)}; expected ${expected}.`)
  return faults.length
}

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}
