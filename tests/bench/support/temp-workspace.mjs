import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pluginIds } from '../../../scripts/build/route-map.mjs'
import { root, run } from '../../../scripts/process/run.mjs'

/** Files and folders that a build needs. */
const sources = [
  'kernel',
  'mocks',
  'plugins',
  'scripts',
  'styled-system',
  // The entry of the development server.
  'tests/showcase',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const configs = [
  'rsbuild.config.ts',
  'panda.config.ts',
  'postcss.config.mjs',
  'openapi.yaml',
  'package/browsers.mjs',
]

/**
 * Copies the project into a temporary folder.
 *
 * @param {readonly string[]} [more] additional files: tests, their configuration
 */
export async function copyTree(more = []) {
  const folder = await mkdtemp(join(tmpdir(), 'roda-tree-'))
  for (const name of [...sources, ...configs, ...more])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/**
 * Builds the product in a copy of the project.
 *
 * @param {Record<string, string>} [env]
 */
export async function buildTree(folder, env = {}) {
  const script = pathToFileURL(join(folder, 'scripts/build-targets.mjs')).href
  const call = `import(${JSON.stringify(script)}).then((targets) => targets.build('product', { isForced: true }))`
  const { code, output } = await run(process.execPath, ['-e', call], { env })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

/**
 * Copies each plugin under another id, path and name. A copy depends on the copies with the same number, not on the
 * originals.
 *
 * @param {string} folder of the project
 * @param {readonly string[]} originals ids
 * @param {number} number of the copy
 * @returns {Promise<string[]>} the ids of the copies
 */
export async function copyPlugins(folder, originals, number) {
  const names = await routeNames(folder, originals)
  for (const id of originals) {
    const copy = join(folder, 'plugins', `${id}-${number}`)
    await cp(join(folder, 'plugins', id), copy, { recursive: true })
    for (const file of await readdir(copy, { recursive: true })) {
      if (!/\.tsx?$/.test(file)) continue
      const path = join(copy, file)
      await writeFile(path, renamed(await readFile(path, 'utf8'), originals, names, number))
    }
  }
  return originals.map((id) => `${id}-${number}`)
}

async function routeNames(folder, ids) {
  const contracts = await Promise.all(
    ids.map((id) => readFile(join(folder, 'plugins', id, 'contract.ts'), 'utf8').catch(() => '')),
  )
  return contracts.flatMap((text) =>
    [...text.matchAll(/export const (\w+) = route\(/g)].map(([, name]) => name),
  )
}

function renamed(text, ids, names, number) {
  const anyId = ids.join('|')
  return (
    text
      // First replace the ids of routes, slots, entries and events, and the imports of other plugins' contracts.
      .replace(new RegExp(`(['"\`]|\\.\\./)(${anyId})/`, 'g'), `$1$2-${number}/`)
      .replace(new RegExp(`(\\bid: |defineTexts(?:<[^>]*>)?\\()'(${anyId})'`, 'g'), `$1'$2-${number}'`)
      .replace(new RegExp(`\\b(${names.join('|')})\\b`, 'g'), `$1${number}`)
      .replace(/(route\(\s*'[^']+',\s*')\//g, `$1/copy-${number}/`)
      // Only one plugin may serve a screen of the kernel, such as the login.
      .replace(
        /^ {4}page\((?:home|login|register|logout|timeout|profile)Route, \{[\s\S]*?\n {4}\}\),\n/gm,
        '',
      )
  )
}

/** The plugins of the project. */
export const ownPlugins = () => pluginIds(root)
