// `npm run mutate`: takes each guard of the product away, one at a time and in a copy of the tree, and runs the tests that
// are there for it. They must fail. A guard whose place in the source is no longer found fails by its name.
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mutations } from './mutations/list.mjs'
import { needsBrowser, runTests, runTogether } from './mutations/run-tests.mjs'
import { copyTree } from './plugins/temp-workspace.mjs'
import { readOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { setUp } from './setup.mjs'

const help = `npm run mutate -- [options]

  --only TEXT     those whose name, or whose test, holds the text
  --without-browser   those alone that need no browser: a minute or two`

const options = readOptions(
  help,
  { only: { type: 'string', default: '' }, 'without-browser': { type: 'boolean', default: false } },
  (values) => values,
)
const wanted = mutations
  .filter((guard) => `${guard.name} ${guard.test.file}`.includes(options.only))
  .filter(({ test }) => !(options['without-browser'] && needsBrowser(test)))

const nameOf = ({ file, only = '' }) => `${file} ${only}`

const { chromium } = await setUp({ chromium: wanted.some(({ test }) => needsBrowser(test)) })
if (chromium) process.env.CHROMIUM = chromium
const tree = await copyTree(['mocks', 'tests', 'playwright.config.ts', 'rstest.config.ts'])
for (const name of ['dist-server', '.cache/build'])
  await cp(join(root, name), join(tree.folder, name), { recursive: true }).catch(() => undefined)

const verdicts = []
try {
  // All tests as they are come first: what fails without anybody's doing tells nothing about a guard.
  const whole = await wholeRuns()
  for (const guard of wanted) {
    const verdict = await verdictOn(guard, whole.get(nameOf(guard.test)))
    verdicts.push(verdict)
    console.log(`${verdict === 'red' ? '✓' : '✗'} ${guard.name} (${nameOf(guard.test).trim()}): ${verdict}`)
  }
} finally {
  await tree.remove()
}
const bad = verdicts.filter((verdict) => verdict !== 'red').length
console.log(`\n${verdicts.length - bad} passed, ${bad} failed`)
process.exitCode = bad > 0 ? 1 : 0

/** How many tests there are for each guard, by file and title, and whether they pass while it is there. */
async function wholeRuns() {
  const tests = [...new Map(wanted.map(({ test }) => [nameOf(test), test])).values()]
  const units = tests.filter((test) => !needsBrowser(test))
  const outcomes = await runTogether(tree.folder, units)
  const whole = new Map(units.map((test, index) => [nameOf(test), outcomes[index]]))
  for (const test of tests.filter(needsBrowser)) whole.set(nameOf(test), await runTests(tree.folder, test))
  return whole
}

async function verdictOn({ file, take, put, test }, { passed, failed }) {
  const path = join(tree.folder, file)
  const source = await readFile(path, 'utf8')
  if (source.split(take).length !== 2) return `not found, or more than once, in ${file}`
  if (failed > 0 || passed === 0)
    return `fails with the guard in its place (${passed} passed, ${failed} failed)`
  await writeFile(
    path,
    source.replace(take, () => put),
  )
  try {
    const outcome = await runTests(tree.folder, test)
    // A source that cannot be built, and a run that never ends, tell nothing about the guard.
    const isWhole = outcome.passed + outcome.failed === passed
    if (!isWhole) return `could not be tried: ${outcome.output.trim().slice(-600)}`
    return outcome.failed > 0 ? 'red' : 'GREEN: nobody notices'
  } finally {
    await writeFile(path, source)
  }
}
