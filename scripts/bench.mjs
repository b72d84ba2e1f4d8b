// `npm run bench -- [NAME …]`: runs the measurements of tests/bench, all of them (two hours) or those whose file
// name contains NAME: change, chat, cycles, feed, hmr, hour, lighthouse, lists, plugins, routes.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build-targets.mjs'
import { headerComment, readOptions } from './process/options.mjs'
import { root, runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'

const folder = join(root, 'tests/bench')
const specs = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'))

const wanted = readOptions(
  headerComment(import.meta.url),
  {},
  (_, names) => {
    for (const name of names)
      if (!specs.some((file) => file.includes(name))) throw new Error(`There is no measurement ${name}.`)
    return specs.filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
  },
  specs.length,
)

const { chromium } = await setUp({ chromium: true })
// Build before the tests start, so that the test server starts quickly.
await build('product')
await build('mock server')
const { code } = await runNode(
  'node_modules/@playwright/test/cli.js',
  ['test', '--project=bench', ...wanted.map((file) => join('tests/bench', file))],
  { env: { CHROMIUM: chromium }, show: true },
)
process.exitCode = code
