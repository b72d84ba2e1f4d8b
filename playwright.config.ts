import { defineConfig, type Project } from '@playwright/test'
import getPort from 'get-port'
import { basePath } from './scripts/build/base-path.mjs'
import { chromiumFlags } from './scripts/process/chromium-flags.mjs'
import { root } from './scripts/process/run.mjs'
import { findChromium } from './scripts/setup/chromium.mjs'

// Workers evaluate this file again: `??=` keeps the values that they inherit from the main process.
process.env.RODA_TEST_PORT ??= String(await getPort())
process.env.CHROMIUM ??= await findChromium(console.log)

const { RODA_TEST_PORT: port, CHROMIUM: chromium } = process.env
const baseURL = `http://127.0.0.1:${port}`

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const desk = { viewport: { width: 1280, height: 800 } }

// Long suites run only if the command line names them; `npm test -- --all` adds `slow`. Workers do not get its arguments,
// so a variable passes them on.
process.env.RODA_TEST_ARGUMENTS ??= process.argv.slice(2).join(' ')
const named = `${process.env.RODA_TEST_ARGUMENTS} ${process.env.RODA_ALL_TESTS ? 'slow browser/' : ''}`
// Tests that seldom fail run only if the command line names their file, too.
const slow = named.includes('browser/') ? '' : '|@slow'
const longSuites: Project[] = [
  { name: 'slow' },
  { name: 'faults' },
  { name: 'screen-audit', timeout: 240_000 },
  { name: 'deploy', timeout: 240_000, workers: 1 },
  { name: 'remote', timeout: 240_000, workers: 1 },
  { name: 'engines', timeout: 240_000, workers: 1 },
  {
    name: 'bench',
    workers: 1,
    retries: 0,
    timeout: 0,
    use: {
      // Measurements run for minutes, but a step that waits this long has failed.
      actionTimeout: 60_000,
      navigationTimeout: 120_000,
      viewport: { width: 412, height: 823 },
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: { executablePath: chromium, args: chromiumFlags },
    },
  },
]
const suites = longSuites
  .filter(({ name = '' }) => named.includes(name))
  .map((suite) => ({ use: desk, ...suite, testDir: `./tests/${suite.name}` }))

export default defineConfig({
  testDir: './tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A test that passes on a further try is listed as flaky at the end of `npm test`.
  retries: 2,
  // The timeouts are long, because busy machines are slow. A failed expectation ends a test sooner.
  timeout: 90_000,
  globalTimeout: suites.length > 0 ? 0 : 60 * 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ['./tests/browser/support/reporter.ts']],
  use: {
    baseURL,
    locale: 'en-US',
    // A service worker would hide requests from `page.route`. Tests of the service worker allow it.
    serviceWorkers: 'block',
    // Tracing doubles the duration of a test, so it is opt-in: TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Pages live too briefly for optimizing compilers to pay off: without them, a test needs a fifth less processor time.
    launchOptions: { executablePath: chromium, args: [...chromiumFlags, '--js-flags=--no-maglev,--no-opt'] },
  },
  // Tests run on desktop only, unless tagged @phone or @both.
  projects: [
    { name: 'phone', use: phone, grep: /@phone|@both/, grepInvert: new RegExp(`^$${slow}`) },
    { name: 'desk', use: desk, grepInvert: new RegExp(`@phone${slow}`) },
    ...suites,
  ],
  webServer: {
    command: 'node tests/browser/support/serve.mjs',
    cwd: root,
    env: { PORT: port },
    // With a base path, nothing is served outside of it.
    url: `${baseURL}${basePath()}/config.json`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
