import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './scripts/process/chromium-flags.mjs'
import { freePort } from './scripts/process/free-port.mjs'
import { root } from './scripts/process/run.mjs'
import { findChromium } from './scripts/setup/chromium.mjs'

// Set once: workers evaluate this file again and inherit the environment.
process.env.RODA_TEST_PORT ??= String(await freePort())
process.env.CHROMIUM ??= await findChromium(console.log)

const { RODA_TEST_PORT: port, CHROMIUM: chromium } = process.env
const baseURL = `http://127.0.0.1:${port}`

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than the cores of a small build machine, since tests often wait.
  workers: 3,
  // Generous for busy machines; failed expectations end a test earlier.
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ['./tests/browser/support/reporter.ts']],
  use: {
    baseURL,
    locale: 'en-US',
    // Tracing doubles the duration of a test, so it is opt-in: TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: chromium, args: chromiumFlags },
  },
  // Tests run on desktop only, unless tagged @phone or @both.
  projects: [
    { name: 'phone', use: phone, grep: /@phone|@both/ },
    {
      name: 'desk',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone/,
    },
  ],
  webServer: {
    command: 'node scripts/serve-test.mjs',
    cwd: root,
    env: { PORT: port },
    url: `${baseURL}/config.json`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
