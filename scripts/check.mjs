// `npm run check`: all static checks: types, lint, import rules, texts, documents, packages.
import { availableParallelism } from 'node:os'
import { steps } from './check/steps.mjs'
import { withLock } from './process/lock.mjs'
import { readNoOptions } from './process/options.mjs'
import { runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'

readNoOptions(import.meta.url)

const env = {
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

await setUp()
const queue = [...steps]
const results = []
const workers = Math.max(2, availableParallelism())
// The steps write caches.
await withLock('check', () => Promise.all(Array.from({ length: workers }, work)))

const passed = results.filter(Boolean).length
console.log(`${passed} passed, ${results.length - passed} failed`)
process.exitCode = passed === steps.length ? 0 : 1

async function work() {
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
