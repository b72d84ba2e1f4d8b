// `npm run mutate [-- --only TEXT] [-- --without-browser]`: removes each guard of tests/mutations/guards.yaml, one at
// a time in a copy of the project, and runs its tests, which must fail. A guard that is not found in the source is
// reported. `--only` picks guards whose name, file or test contains TEXT.
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headerComment, readOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { setUp } from './setup.mjs'

const options = readOptions(headerComment(import.meta.url), {
  only: { type: 'string', default: '' },
  'without-browser': { type: 'boolean', default: false },
})
const { mutations } = await import('../tests/mutations/list.mjs')
const { needsBrowser, runTests } = await import('../tests/mutations/run-tests.mjs')
const { copyTree } = await import('../tests/bench/support/temp-workspace.mjs')

const wanted = mutations
  .filter(({ name, file, test }) => `${name} ${file} ${test}`.includes(options.only))
  .filter(({ test }) => !(options['without-browser'] && needsBrowser(test)))
const { chromium } = await setUp({ chromium: wanted.some(({ test }) => needsBrowser(test)) })
if (chromium) process.env.CHROMIUM = chromium
const tree = await copyTree(['mocks', 'tests', 'playwright.config.ts', 'rstest.config.ts'])
for (const name of ['dist-server', '.cache/build'])
  await cp(join(root, name), join(tree.folder, name), { recursive: true }).catch(() => undefined)

/** The outcome of each test in the unchanged project. A test that fails there cannot show that a guard is missing. */
const unchanged = new Map()
let bad = 0
try {
  for (const mutation of wanted) {
    const verdict = await tryMutation(mutation)
    if (verdict !== 'noticed') bad += 1
    const { name, file } = mutation
    console.log(`${verdict === 'noticed' ? '✓' : '✗'} ${file}: ${name}: ${verdict}`)
  }
} finally {
  await tree.remove()
}
console.log(`\n${wanted.length - bad} passed, ${bad} failed`)
process.exitCode = bad > 0 ? 1 : 0

async function tryMutation({ file, find, replace, ...test }) {
  const path = join(tree.folder, file)
  const source = await readFile(path, 'utf8')
  if (source.split(find).length !== 2) return `not found exactly once in ${file}`
  const key = `${test.test} ${test.title}`
  if (!unchanged.has(key)) unchanged.set(key, await runTests(tree.folder, test))
  const { passed, failed } = unchanged.get(key)
  if (failed > 0 || passed === 0) return `fails without a change (${passed} passed, ${failed} failed)`
  await writeFile(
    path,
    source.replace(find, () => replace),
  )
  try {
    const outcome = await runTests(tree.folder, test)
    // If not all tests ran, a build error or a timeout is the cause, which does not show that the tests check the guard.
    const isComplete = outcome.passed + outcome.failed === passed
    if (!isComplete) return `could not run: ${outcome.output.trim().slice(-600)}`
    return outcome.failed > 0 ? 'noticed' : 'NOT NOTICED by its tests'
  } finally {
    await writeFile(path, source)
  }
}
