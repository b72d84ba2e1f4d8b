// `npm run check:config FILE`: every fault of a deployment's settings, and of its own texts where it has any.
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { loadBuildTools } from './build/prerender/prerender.mjs'
import { root } from './process/run.mjs'
import { setUp } from './setup.mjs'

const [given] = process.argv.slice(2)
if (!given) end('npm run check:config FILE\n\nFILE is the config.json of a deployment.')

await setUp()
const file = resolve(process.env.INIT_CWD ?? '.', given)
const config = await readJson(file)
const { configFaults } = await loadBuildTools(root)
const count = report(given, await configFaults(config)) + (await reportTexts(config?.language?.texts))
console.log(count === 0 ? 'It can be deployed.' : `${count} ${count === 1 ? 'fault' : 'faults'}.`)
process.exitCode = count > 0 ? 1 : 0

async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    return end(`${relative('.', path)} cannot be read: ${error.message}`)
  }
}

/** They lie beside config.json, as the deployment serves them. */
async function reportTexts(path) {
  if (typeof path !== 'string' || path === '') return 0
  const { textFaults } = await import('./config/text-faults.mjs')
  const texts = await readJson(join(dirname(file), path))
  return report(path, await textFaults(root, texts))
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
