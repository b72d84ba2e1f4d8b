// `npm run check`: all static checks: types, lint, import rules, texts, documents, packages.
// `npm run check FILE`: checks only the settings and text overrides of a deployment, whose config.json is FILE. Prints
// every problem with line and column.
import { availableParallelism } from 'node:os'
import { steps } from './check/steps.mjs'
import { withLock } from './process/lock.mjs'
import { headerComment, readOptions } from './process/options.mjs'
import { runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'

const file = readOptions(headerComment(import.meta.url), {}, (_, [word]) => word, 1)

const env = {
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

await setUp()
try {
  process.exitCode = (file ? await checkSettings() : await runSteps()) ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function checkSettings() {
  const { checkConfig } = await import('./config/check-config.mjs')
  return (await checkConfig(file)) === 0
}

async function runSteps() {
  const queue = [...steps]
  const results = []
  const workers = Array.from({ length: Math.max(2, availableParallelism()) })
  // The steps write caches, so two runs must not overlap.
  await withLock('check', () => Promise.all(workers.map(() => work(queue, results))))
  const passed = results.filter(Boolean).length
  console.log(`${passed} passed, ${results.length - passed} failed`)
  return passed === steps.length
}

async function work(queue, results) {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const [name, program, args, hint] = step
    const startedAt = performance.now()
    const { code, output } = await runNode(program, args, { env })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s`)
    if (code !== 0) console.log([output.trimEnd(), hint].filter(Boolean).join('\n').replace(/^/gm, '    '))
    results.push(code === 0)
  }
}
