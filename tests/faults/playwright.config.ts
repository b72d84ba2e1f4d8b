import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

const root = join(import.meta.dirname, '../..')
const webServer = [base.webServer].flat()[0]
const desk = base.projects?.find(({ name }) => name === 'desk')

const testsDoubleSubmit = Boolean(process.env.FAULTS_IMPATIENT)

/** `npm run faults`: all operations with all faults, which takes longer than all other tests together. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: testsDoubleSubmit ? 'double-submit.ts' : 'whole-table.ts',
  outputDir: join(root, 'test-results'),
  workers: 2,
  globalTimeout: 60 * 60_000,
  reporter: testsDoubleSubmit ? [['list'], ['../browser/support/reporter.ts']] : [['./table-reporter.ts']],
  projects: [{ ...desk, grepInvert: [] }],
  ...(webServer && { webServer: { ...webServer, cwd: root } }),
})
