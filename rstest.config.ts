import { pluginReact } from '@rsbuild/plugin-react'
import { defineConfig } from '@rstest/core'
import { unitReporter } from './tests/setup/unit-reporter'

// For busy machines.
const testTimeout = 15_000
/** As in a build for the root path. */
const source = { define: { 'process.env.RODA_BASE': '""' } }

export default defineConfig({
  // All cores: by default one stays unused.
  pool: { maxWorkers: '100%' },
  // Processes per file would cost more than most tests; set-up files reset state between tests.
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
