// `npm run properties`: renders each screen with 200 generated server responses instead of one; `npm run
// properties -- 1000` sets the number. Failures are printed with their seed and responses.

import { headerComment, readOptions, wholeNumber } from './process/options.mjs'
import { runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'

const runs = readOptions(
  headerComment(import.meta.url),
  {},
  (_, [word = '200']) => wholeNumber('The number of responses', word),
  1,
)

await setUp()
const { code } = await runNode('node_modules/@rstest/core/bin/rstest.js', ['run', 'tests/fuzz'], {
  env: { RUNS: String(runs) },
  show: true,
})
process.exitCode = code
