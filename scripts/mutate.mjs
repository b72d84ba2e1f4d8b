// `npm run mutate`: removes each guard of the product, one at a time in a copy of the project, and runs its
// tests, which must fail. A guard that is not found in the source is reported.
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mutations } from './mutations/list.mjs'
import { needsBrowser, runTests, runTogether } from './mutations/run-tests.mjs'
import { copyTree } from './plugins/temp-workspace.mjs'
import { readOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { setUp } from './setup.mjs'

const help = `npm run mutate -- [options]

  --only TEXT         guards whose name or test contains TEXT
  --without-browser   only guards covered by unit tests (one or two minutes)`

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
  // First without changes: tests that fail anyway say nothing about a guard.
  const unchanged = await runUnchanged()
  for (const guard of wanted) {
    const verdict = await tryMutation(guard, unchanged.get(nameOf(guard.test)))
    verdicts.push(verdict)
    console.log(
      `${verdict === 'noticed' ? '✓' : '✗'} ${guard.name} (${nameOf(guard.test).trim()}): ${verdict}`,
    )
  }
} finally {
  await tree.remove()
}
const bad = verdicts.filter((verdict) => verdict !== 'noticed').length
console.log(`\n${verdicts.length - bad} passed, ${bad} failed`)
process.exitCode = bad > 0 ? 1 : 0

/** How many tests there are for each guard, and whether they pass without a change. */
async function runUnchanged() {
  const tests = [...new Map(wanted.map(({ test }) => [nameOf(test), test])).values()]
  const units = tests.filter((test) => !needsBrowser(test))
  const outcomes = await runTogether(tree.folder, units)
  const unchanged = new Map(units.map((test, index) => [nameOf(test), outcomes[index]]))
  for (const test of tests.filter(needsBrowser))
    unchanged.set(nameOf(test), await runTests(tree.folder, test))
  return unchanged
}

async function tryMutation({ file, find, replacement, test }, { passed, failed }) {
  const path = join(tree.folder, file)
  const source = await readFile(path, 'utf8')
  if (source.split(find).length !== 2) return `not found exactly once in ${file}`
  if (failed > 0 || passed === 0) return `fails without a change (${passed} passed, ${failed} failed)`
  await writeFile(
    path,
    source.replace(find, () => replacement),
  )
  try {
    const outcome = await runTests(tree.folder, test)
    // A build error or a timeout says nothing about the guard.
    const isComplete = outcome.passed + outcome.failed === passed
    if (!isComplete) return `could not run: ${outcome.output.trim().slice(-600)}`
    return outcome.failed > 0 ? 'noticed' : 'NOT NOTICED by its tests'
  } finally {
    await writeFile(path, source)
  }
}
