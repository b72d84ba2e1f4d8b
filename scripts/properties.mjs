// `npm run properties`: draws each screen with two hundred generated answers of the server, where the tests draw one;
// `npm run properties -- 1000` with as many. A failure is printed with the seed that makes it again, and with its answers.

import { headerComment, readOptions, wholeNumber } from './process/options.mjs'
import { runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'

const runs = readOptions(
  headerComment(import.meta.url),
  {},
  (_, [word = '200']) => wholeNumber('The number of answers', word),
  1,
)

await setUp()
const { code } = await runNode('node_modules/@rstest/core/bin/rstest.js', ['run', 'tests/properties'], {
  env: { RUNS: String(runs) },
  show: true,
})
process.exitCode = code
