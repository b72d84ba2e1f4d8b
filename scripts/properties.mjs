// `npm run properties`: draws each screen with two hundred generated answers of the server, where the tests draw one;
// `npm run properties -- 1000` with as many. A failure is printed with the seed that makes it again, and with its answers.
import { runNode } from './process/run.mjs'
import { setUp } from './setup.mjs'

await setUp()
const { code } = await runNode('node_modules/@rstest/core/bin/rstest.js', ['run', 'tests/properties'], {
  env: { RUNS: process.argv[2] ?? '200' },
  show: true,
})
process.exitCode = code
