// `npm run faults`: injects every fault into every call of the contract, in a browser, on the screen that
// makes the call.
import { join } from 'node:path'
import { build } from './build-targets.mjs'
import { readOptions } from './process/options.mjs'
import { root, runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'

const { only, fault, impatient } = readOptions(
  `npm run faults -- [--only NAMES] [--fault NAME] [--impatient]

  --only NAMES   tags or operations of openapi.yaml, separated by commas: posts,getMyCart
  --fault NAME   one fault: 400 401 403 404 409 413 429 500 HTML half wrong null empty silence refused
  --impatient    instead: submit each form by a double click, by Enter and a click, by a held Enter`,
  {
    only: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    impatient: { type: 'boolean', default: false },
  },
)
const { chromium } = await setUp({ chromium: true })
// Before the tests, so that the test server starts quickly.
await build('product')
await build('mock server')
const { code } = await runNode(
  'node_modules/@playwright/test/cli.js',
  ['test', '--config', join(root, 'tests/faults/playwright.config.ts')],
  {
    env: {
      CHROMIUM: chromium,
      FAULTS_ONLY: only,
      FAULTS_FAULT: fault,
      FAULTS_IMPATIENT: impatient ? '1' : '',
    },
    onOutput: (text) => process.stdout.write(text),
  },
)
process.exitCode = code
