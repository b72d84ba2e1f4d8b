// `npm run bench -- [NAME …]`: runs all measurements of tests/bench, which takes two hours, or those whose file
// name contains NAME: change, chat, cycles, feed, hmr, hour, inside, lighthouse, lists, plugins, routes, served.
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
// Build first, because the test server would otherwise build before it can answer.
await build('product')
await build('mock server')
const { code } = await runNode(
  'node_modules/@playwright/test/cli.js',
  ['test', '--project=bench', ...wanted.map((file) => join('tests/bench', file))],
  { env: { CHROMIUM: chromium }, show: true },
)
process.exitCode = code
