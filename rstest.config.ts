import { pluginReact } from '@rsbuild/plugin-react'
import { defineConfig } from '@rstest/core'
import { unitReporter } from './tests/setup/unit-reporter'

// A busy machine is slow; a test that hangs is found out all the same.
const testTimeout = 15_000
/** As in a build for the top of a host. */
const source = { define: { 'process.env.RODA_BASE': '""' } }

export default defineConfig({
  // All cores: left to itself it keeps one for others, which is half of a small build machine.
  pool: { maxWorkers: '100%' },
  // A process a file takes longer than what is in most of them; the set-up files put things back between tests.
  isolate: false,
  reporters: ['default', unitReporter],
  projects: [
    {
      name: 'screens',
      testTimeout,
      source,
      plugins: [pluginReact()],
      include: ['kernel/**/*.test.{ts,tsx}', 'plugins/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
      testEnvironment: { name: 'happy-dom', options: { url: 'http://localhost:3000/' } },
      setupFiles: ['./tests/setup/polyfills.ts', './tests/setup/screens.ts'],
    },
    {
      name: 'node',
      testTimeout,
      source,
      include: ['mocks/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
      testEnvironment: 'node',
      setupFiles: ['./tests/setup/polyfills.ts'],
    },
  ],
})
