import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

const root = join(import.meta.dirname, '../..')
const desk = base.projects?.find(({ name }) => name === 'desk')

const isImpatient = Boolean(process.env.FAULTS_IMPATIENT)

/** `npm run faults`: all combinations of faults and calls; takes longer than all other tests. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: isImpatient ? 'impatient.ts' : 'whole-table.ts',
  outputDir: join(root, 'test-results'),
  workers: 2,
  globalTimeout: 60 * 60_000,
  reporter: isImpatient ? [['list'], ['../browser/support/reporter.ts']] : [['./table-reporter.ts']],
  projects: [{ ...desk, grepInvert: [] }],
  webServer: { ...(Array.isArray(base.webServer) ? base.webServer[0] : base.webServer), cwd: root } as never,
})
