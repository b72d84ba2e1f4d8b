import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { pluginReact } from '@rsbuild/plugin-react'
import { defineConfig, type ProjectConfig } from '@rstest/core'
import { parse } from 'yaml'
import { wholeContract } from './mocks/contract/whole-contract.mjs'
import { root } from './scripts/process/run.mjs'
import { unitReporter } from './tests/setup/unit-reporter'

// The timeout of a test is long, because busy machines are slow. A test that passes on a further try is listed as
// flaky at the end of `npm test`.
const limits = { testTimeout: 60_000, retry: 2 }
// Slow tests that seldom fail run only with `npm test -- --all`, or if the command line names them.
const slow = {
  'tests/fuzz/screens': '**',
  'tests/guide': '/**',
  'tests/plugin-combinations/pairs': '**',
  'tests/plugin-combinations/singles': '**',
  'tests/plugin-combinations/throwing': '**',
}
const exclude = Object.entries(slow)
  .filter(
    ([path]) => !process.env.RODA_ALL_TESTS && !process.argv.some((argument) => argument.includes(path)),
  )
  .map((parts) => parts.join(''))

// Each process of a test reads the contract, which takes half a second as YAML.
const contract = join(root, '.cache/test/contract.json')
process.env.RODA_CONTRACT = contract
mkdirSync(dirname(contract), { recursive: true })
writeFileSync(`${contract}.new`, JSON.stringify(parse(wholeContract(root))))
renameSync(`${contract}.new`, contract)

/** Defines the base path as in a build for the root path. */
const source = { define: { 'process.env.RODA_BASE': '""' } }

/** Tests that need a document: `*.test.tsx`. A document and its tools take four times longer to start than Node alone. */
export const screens = {
  name: 'screens',
  ...limits,
  source,
  plugins: [pluginReact()],
  testEnvironment: { name: 'happy-dom', options: { url: 'http://localhost:3000/' } },
  setupFiles: ['./tests/setup/polyfills.ts', './tests/setup/screens.ts'],
} satisfies ProjectConfig

export default defineConfig({
  // A process waits for a fifth of its time, so there is one more than cores; by default, one core stays unused. As in the
  // browser tests, processes live too briefly for optimizing compilers to pay off; more space for young objects saves collections.
  pool: {
    maxWorkers: availableParallelism() + 1,
    execArgv: ['--no-opt', '--no-maglev', '--max-semi-space-size=64'],
  },
  // Each file has a process of its own. In a shared one, the modules of the product keep their state from file to file, so that
  // a test of a screen passed or failed by the order of the files. scripts/test.mjs lets the tests in Node alone share processes.
  isolate: true,
  reporters: ['default', unitReporter],
  projects: [
    {
      ...screens,
      include: ['{kernel,plugins,tests}/**/*.test.tsx'],
      exclude: ['tests/hydration/**', ...exclude],
    },
    {
      name: 'node',
      ...limits,
      source,
      include: ['{kernel,plugins,mocks,scripts,tests}/**/*.test.ts'],
      exclude,
      testEnvironment: 'node',
      setupFiles: ['./tests/setup/polyfills.ts'],
    },
  ],
})
