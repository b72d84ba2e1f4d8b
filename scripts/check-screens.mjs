// `npm run check:screens [-- NAME]`: audits every screen in all states, four languages, three widths and both
// themes, at 400 %, with text spacing and forced colors: axe violations, clipped content, hidden focus. Takes
// minutes.

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
