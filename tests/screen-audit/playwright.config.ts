import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** `npm run check:screens`: all screens in all variants, too slow for every run. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.audit.ts',
  outputDir: '../../test-results',
  globalTimeout: 0,
  timeout: 240_000,
  reporter: './reporter.ts',
  projects: [{ name: 'desk', use: { viewport: { width: 1280, height: 800 } } }],
})
