// `npm run contract -- https://server …`: calls the documented operations of openapi.yaml on a server and
// reports for each whether it conforms. Changes nothing without --write.
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build-targets.mjs'
import { root } from './process/run.mjs'
import { setUp } from './setup.mjs'

const { readArguments, usage } = await import('./contract/arguments.mjs')
const options = read()
if (options) await run(options)

function read() {
  try {
    return readArguments(process.argv.slice(2), process.env) ?? console.log(usage)
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 1
  }
}

async function run({ junit, ...rest }) {
  await setUp()
  await build('mock server')
  const { parse } = await import('yaml')
  const { checkServer } = await import('./contract/check-server.mjs')
  const { formatJunit, summary, formatTable } = await import('./contract/report.mjs')
  const { solveCaptcha } = await import('./serve/mock-server.mjs')
  const { createContractCheck, operationsOf } = await import(
    String(pathToFileURL(join(root, 'dist-server/contract.js')))
  )

  const text = await readFile(join(root, 'openapi.yaml'), 'utf8')
  const document = parse(text)
  const contract = { check: createContractCheck(text), document, operations: operationsOf(document) }
  const stop = new AbortController()
  process.once('SIGINT', () => {
    console.error('Interrupted. Cleaning up; press Ctrl+C again to exit immediately.')
    stop.abort()
  })

  try {
    const { entries, left } = await checkServer(rest, { contract, solveCaptcha, signal: stop.signal })
    console.log(formatTable(entries))
    for (const thing of left) console.log(`Not removed: ${thing}`)
    console.log(summary(entries))
    if (junit) await writeFile(resolve(junit), formatJunit(entries, rest.base.origin))
    const isGood = left.length === 0 && entries.every(({ verdict }) => verdict !== 'failed')
    process.exitCode = isGood && !stop.signal.aborted ? 0 : 1
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
