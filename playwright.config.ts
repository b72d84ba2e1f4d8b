import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './scripts/process/chromium-flags.mjs'
import { freePort } from './scripts/process/free-port.mjs'
import { root } from './scripts/process/run.mjs'
import { findChromium } from './scripts/setup/chromium.mjs'

// Chosen once: the workers read this file too, and inherit the environment.
process.env.RODA_TEST_PORT ??= String(await freePort())
process.env.CHROMIUM ??= await findChromium(console.log)

const { RODA_TEST_PORT: port, CHROMIUM: chromium } = process.env
const baseURL = `http://127.0.0.1:${port}`

/** What these are about is the same on every screen; once is enough. */
const sizeless =
  /(captcha|captcha-providers|plugins-off|plugin-pairs|remotes|serving|developing|session|pictures|languages|hostile|html-content|deployment)\.spec/

/** Each of their screens is looked at in both sizes by accessible.spec; their ways are the same in each. */
const social =
  /(activation|contact|courses-[a-z]+|lesson[-a-z]*|toasts|profile-[a-z]+|registration|routes|posts|post-editor[-a-z]*|feed|groups|group-[a-z]+|network[-a-z]*|public-page|my-page|cart|enroll|checkout|enrolled|billing|messages[-a-z]*)\.spec/

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than the cores of a small build machine: one of them is usually waiting.
  workers: 3,
  // For a machine that is busy with something else; an expectation that is not met ends a test much earlier.
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ['./tests/browser/browser-reporter.ts']],
  use: {
    baseURL,
    locale: 'en-US',
    // A trace takes as long as the test itself: asked for where a failure needs it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: chromium, args: chromiumFlags },
  },
  // A spec that is about one kind of screen says so with the tag @phone or @desk.
  projects: [
    {
      name: 'phone',
      use: phone,
      grepInvert: /@desk/,
      testIgnore: [sizeless, social],
    },
    { name: 'phone, social', use: phone, grep: /@phone|@both/, testMatch: social },
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
