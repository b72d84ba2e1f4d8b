// `npm test`: runs all checks, tests and the build, and continues after failures. The last line
// shows the totals. To run only one file, use npx rstest run PATH or npx playwright test PATH.
import { build } from './build-targets.mjs'
import { withLock } from './process/lock.mjs'
import { readNoOptions } from './process/options.mjs'
import { runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'
import { findFailures, parseCounts } from './test/counts.mjs'

readNoOptions(import.meta.url)

const { chromium } = await setUp({ chromium: true })

const parts = [
  { title: 'Check', run: () => program('scripts/check.mjs') },
  { title: 'Unit and component tests', run: () => program('node_modules/@rstest/core/bin/rstest.js', 'run') },
  {
    title: 'Hydration tests',
    run: () =>
      program(
        'node_modules/@rstest/core/bin/rstest.js',
        'run',
        '--config',
        'tests/hydration/rstest.config.ts',
      ),
  },
  { title: 'Build', run: buildAll },
  { title: 'Browser tests', run: () => program('node_modules/@playwright/test/cli.js', 'test') },
  { title: 'Size of the routes', run: () => program('scripts/size.mjs') },
]

const total = { passed: 0, failed: 0 }
const failures = []
// Workspaces, state files and reports use fixed folder names, so two runs must not overlap.
await withLock('tests', async () => {
  for (const { title, run } of parts) {
    console.log(`\n${title}`)
    const { passed, failed } = await run()
    total.passed += passed
    total.failed += failed
  }
})

// Repeat the failures, because logs are often shown from their end.
if (failures.length > 0) console.log(`\nFailures\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function program(file, ...args) {
  const onOutput = (text) => process.stdout.write(text)
  const { code, output } = await runNode(file, args, { env: { CHROMIUM: chromium }, onOutput })
  failures.push(...findFailures(output))
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
