import { defineConfig } from '@playwright/test'
import everyday from '../../playwright.config'

/** `npm run check:screens`: too slow for every run. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  testMatch: '*.looks.ts',
  outputDir: '../../test-results',
  globalTimeout: 0,
  timeout: 240_000,
  reporter: './reporter.ts',
  projects: [{ name: 'desk', use: { viewport: { width: 1280, height: 800 } } }],
})
