// `npm test`: runs the checks, the build and the tests, and continues after failures. The last line shows the totals;
// test-results/last-run.json keeps them, with the flaky tests.
// `npm test -- --all`: also runs slow tests that seldom fail.
// To run only one file, use npx rstest run PATH or npx playwright test PATH.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from './build-targets.mjs'
import { withLock } from './process/lock.mjs'
import { headerComment, readOptions } from './process/options.mjs'
import { root, run, runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'
import { findFailures, findFlaky, parseCounts } from './test/counts.mjs'

const { all } = readOptions(headerComment(import.meta.url), { all: { type: 'boolean', default: false } })

const startedAt = Date.now()
const { chromium } = await setUp({ chromium: true })

const parts = [
  { title: 'Check', runPart: () => program('scripts/check.mjs') },
  // In shared processes they take half the time.
  { title: 'Unit tests', runPart: () => rstest('--project', 'node', '--isolate=false') },
  { title: 'Component tests', runPart: () => rstest('--project', 'screens') },
  { title: 'Hydration tests', runPart: () => rstest('--config', 'tests/hydration/rstest.config.ts') },
  { title: 'Build', runPart: buildAll },
  { title: 'Browser tests', runPart: () => program('node_modules/@playwright/test/cli.js', 'test') },
  ...(all ? [{ title: 'Size of the routes', runPart: () => program('scripts/size.mjs') }] : []),
]

const total = { passed: 0, failed: 0 }
const failures = []
const flaky = []
const source = await readSource()
// Workspaces, state files and reports use fixed folder names, so two runs must not overlap.
await withLock('tests', async () => {
  for (const { title, runPart } of parts) {
    console.log(`\n${title}`)
    const { passed, failed } = await runPart()
    total.passed += passed
    total.failed += failed
  }
})

// Repeat the failures, because logs are often shown from their end.
if (failures.length > 0) console.log(`\nFailures\n${failures.join('\n')}`)
if (flaky.length > 0) console.log(`\nFlaky\n${flaky.join('\n')}`)
const seconds = Math.round((Date.now() - startedAt) / 1000)
await mkdir(join(root, 'test-results'), { recursive: true })
await writeFile(
  join(root, 'test-results/last-run.json'),
  `${JSON.stringify({ ...source, all, ...total, flaky, seconds }, null, 2)}\n`,
)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function rstest(...args) {
  return program('node_modules/@rstest/core/bin/rstest.js', 'run', ...args)
}

async function program(file, ...args) {
  const onOutput = (text) => process.stdout.write(text)
  const env = { CHROMIUM: chromium, RODA_ALL_TESTS: all ? '1' : undefined }
  const { code, output } = await runNode(file, args, { env, onOutput })
  failures.push(...findFailures(output))
  flaky.push(...findFlaky(output))
  return parseCounts(output, code)
}

async function buildAll() {
  try {
    await build('product')
    await build('mock server')
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.log(error.message)
    return { passed: 0, failed: 1 }
  }
}

/** Returns the commit, and whether the working tree had no changes; without Git, `null` and `false`. */
async function readSource() {
  const head = await run('git', ['rev-parse', 'HEAD'])
  const status = await run('git', ['status', '--porcelain'])
  return {
    commit: head.code === 0 ? head.output.trim() : null,
    clean: status.code === 0 && status.output.trim() === '',
  }
}
