// `npm run replay -- FILE`: repeats the calls of a recording on a new or running mock server and reports
// different responses.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { build } from './build-targets.mjs'
import { replay, serveMock } from './serve/mock-server.mjs'
import { setUp } from './setup.mjs'

const help = `npm run replay -- FILE [--against URL]

  FILE            a recording of npm start -- --record FILE
  --against URL   a running mock server; it uses separate data`

const { file, against } = readOptions()
const text = await readFile(file, 'utf8').catch((error) => end(`${file} cannot be read: ${error.message}`))

await setUp()
await build('mock server')
// Responses that do not match openapi.yaml are in the result already.
const server = against === undefined ? await serveMock({ answerAfter: 0, log: () => undefined }) : undefined

try {
  const calls = await replay(text, against ?? server.address)
  const failed = calls.filter(({ differences }) => differences.length > 0)
  for (const { call, what, differences } of failed) {
    console.log(`✗ ${call} ${what}\n${differences.map((sentence) => `    ${sentence}`).join('\n')}`)
  }
  console.log(`${calls.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length > 0 ? 1 : 0
} catch (error) {
  // For network errors Node puts the reason into the cause.
  console.error(error.cause ? `No response from ${against}: ${error.cause.message}` : error.message)
  process.exitCode = 1
} finally {
  await server?.close()
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { against: { type: 'string' }, help: { type: 'boolean', default: false } },
    })
    if (values.help) {
      console.log(help)
      process.exit(0)
    }
    if (positionals.length !== 1) end(help)
    return { file: positionals[0], against: values.against?.replace(/\/+$/, '') }
  } catch (error) {
    return end(`${error.message}\n\n${help}`)
  }
}

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}
