// `npm run check:screens [-- NAME]`: every screen in every state, in four languages, at three widths and in both themes, at
// 400 %, with spaced text and in forced colours: what axe finds, what is cut off, and what hides the focus. Takes minutes.

import { headerComment, readOptions } from './process/options.mjs'
import { runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'

const name = readOptions(headerComment(import.meta.url), {}, (_, [word]) => word, 1)

const { chromium } = await setUp({ chromium: true })
const { code } = await runNode(
  'node_modules/@playwright/test/cli.js',
  ['test', '--config', 'tests/screen-audit/playwright.config.ts', ...(name ? ['--grep', name] : [])],
  { env: { CHROMIUM: chromium }, onOutput: (text) => process.stdout.write(text) },
)
process.exitCode = code
