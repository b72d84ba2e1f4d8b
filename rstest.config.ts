import { pluginReact } from '@rsbuild/plugin-react'
import { defineConfig, type ProjectConfig } from '@rstest/core'
import { unitReporter } from './tests/setup/unit-reporter'

// The timeout of a test is long, because busy machines are slow. A test that passes on a further try is listed as
// flaky at the end of `npm test`.
const limits = { testTimeout: 60_000, retry: 2 }
// Slow tests that seldom fail run only with `npm test -- --all`, or if the command line names them.
const slow = { 'tests/docs': '/**', 'tests/guide': '/**', 'tests/plugin-combinations/pairs': '**' }
const exclude = Object.entries(slow)
  .filter(
    ([path]) => !process.env.RODA_ALL_TESTS && !process.argv.some((argument) => argument.includes(path)),
  )
  .map((parts) => parts.join(''))

/** Defines the base path as in a build for the root path. */
const source = { define: { 'process.env.RODA_BASE': '""' } }

/** Each of these has a process of its own also in `npm test`. */
const alone = [
  // They show what a page does once, such as loading code.
  'plugins/accounts/captcha/vendor/load-vendor.test.tsx',
  'plugins/accounts/ui/landing/highlights.test.tsx',
  'plugins/notices/ui/notices.test.tsx',
  // They open so many products that they gain nothing from a shared process, and would slow down the other files in it.
  'tests/plugin-combinations/{singles,pairs*,throwing}.test.tsx',
  // Server rendering marks the contexts of libraries, and React DOM would warn about the marks in all later tests.
  'tests/hydration/*.test.tsx',
]

/** Tests that need a document: `*.test.tsx`. A document and its tools take four times longer to start than Node alone. */
const screens = {
  ...limits,
  source,
  plugins: [pluginReact()],
  testEnvironment: { name: 'happy-dom', options: { url: 'http://localhost:3000/' } },
  setupFiles: ['./tests/setup/polyfills.ts', './tests/setup/screens.ts'],
} satisfies ProjectConfig

export default defineConfig({
  // Use all cores; by default, one core stays unused.
  pool: { maxWorkers: '100%' },
  // Each file has a process of its own, but scripts/test.mjs lets those of `node` and `screens` share processes.
  isolate: true,
  reporters: ['default', unitReporter],
  projects: [
    {
      ...screens,
      name: 'screens',
      include: ['{kernel,plugins,tests}/**/*.test.tsx'],
      exclude: [...alone, ...exclude],
    },
    { ...screens, name: 'alone', include: alone, exclude },
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
