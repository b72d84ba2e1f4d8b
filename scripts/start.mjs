// `npm start`: sets up, builds and serves the product with the embedded mock server or, if API_URL is set,
// against a real server.
import { rm } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { build } from './build-targets.mjs'
import { onEnd } from './process/on-end.mjs'
import { jsonObject, readOptions, wholeNumber } from './process/options.mjs'
import { root } from './process/run.mjs'
import { describeAccounts, describeMockState, describeScenarios, isHttpUrl } from './serve/banner.mjs'
import {
  readScenarioOptions,
  scenarioOptions,
  scenarioOptionsHelp,
  wantsScenarioList,
} from './serve/mock-options.mjs'
import { loadScenarios, openMockServer, stateFilePath } from './serve/mock-server.mjs'
import { PortInUseError, serveProduct } from './serve/product-server.mjs'
import { serveRemote } from './serve/remote-server.mjs'
import { setUp } from './setup.mjs'

const help = `npm start -- [options]

  --port NUMBER   the port to listen on (4200)
  --host NAME     the address to listen on (localhost; 0.0.0.0 for all network interfaces)
  --seed NUMBER   the seed of the mock data; the state of each seed is stored separately
  --reset         delete the stored state of the mock server first
${scenarioOptionsHelp}
  --record FILE   record the calls, starting from fresh mock data; tests/replay repeats the recordings in that folder
  --settings JSON settings that override those of config.json
  --no-build      serve the last build
  --remote FOLDER a built plugin of npm run new remote; can be repeated

API_URL=https://… serves the product against that server instead of the mock server.`

const options = readOptions(
  help,
  {
    port: { type: 'string', default: '4200' },
    host: { type: 'string', default: 'localhost' },
    seed: { type: 'string' },
    reset: { type: 'boolean', default: false },
    ...scenarioOptions,
    record: { type: 'string' },
    settings: { type: 'string', default: '{}' },
    'no-build': { type: 'boolean', default: false },
    remote: { type: 'string', multiple: true, default: [] },
  },
  (values) => ({
    ...values,
    port: wholeNumber('--port', values.port, 65535),
    settings: jsonObject('--settings', values.settings),
    seed: values.seed && wholeNumber('--seed', values.seed),
  }),
)
const apiUrl = process.env.API_URL?.replace(/\/+$/, '')

if (apiUrl && !isHttpUrl(apiUrl)) fail(`API_URL is ${apiUrl}; it must begin with http:// or https://.`)
if (apiUrl && (options.scenario || options.time || options.record))
  fail('--scenario, --time and --record apply to the mock server only; they cannot be combined with API_URL.')

// The mock server has their handlers, too.
process.env.RODA_REMOTES = options.remote.map((folder) => resolve(folder, 'src')).join(delimiter)
await setUp()
if (wantsScenarioList(options)) await printScenarios()
if (!options['no-build']) await buildAll()
const remotes = await Promise.all(options.remote.map(serveRemote)).catch((error) => fail(error.message))
const mock = apiUrl ? undefined : await startMockServer()
const server = await listen()
await printAddress()

onEnd(stop)

async function buildAll() {
  try {
    await build('product')
    if (!apiUrl) await build('mock server')
  } catch (error) {
    fail(error.message)
  }
}

async function startMockServer() {
  // With `--record`, uses no stored state: a replay of the recording starts from the initial data.
  const stateFile = options.record === undefined ? stateFilePath(options.seed) : undefined
  if (options.reset && stateFile) await rm(stateFile, { force: true })
  try {
    return await openMockServer({
      seed: options.seed,
      stateFile,
      scenarioOptions: readScenarioOptions(options),
      recordFile: options.record,
    })
  } catch (error) {
    return fail(error.message)
  }
}

async function printScenarios() {
  await build('mock server')
  console.log(describeScenarios(await loadScenarios()))
  process.exit(0)
}

async function listen() {
  try {
    return await serveProduct({
      root: join(root, 'dist'),
      port: options.port,
      host: options.host,
      mock,
      settings: settings(),
    })
  } catch (error) {
    await mock?.close()
    if (!(error instanceof PortInUseError)) return fail(error.message)
    return fail(`${error.message} Choose another port: npm start -- --port ${options.port + 1}`)
  }
}

/** Returns overrides of config.json: the URL of this server, the API URL if set, and the remote plugins served here. */
function settings() {
  const remoteSettings = {
    // A getter, so that each request gets the latest build of a remote plugin.
    get remotes() {
      return remotes.map((remote) => remote.entry())
    },
  }
  // Make the absolute URLs in link previews and the site map work on this machine.
  const own = {
    publicUrl: `http://localhost:${options.port}`,
    ...(apiUrl && { api: { url: apiUrl } }),
    ...options.settings,
  }
  return remotes.length > 0 ? Object.assign(remoteSettings, own) : own
}

async function printAddress() {
  const name = ['0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host
  console.log(`\nRoda is at http://${name}:${server.port}${server.base}`)
  console.log(mock ? describeAccounts(mock.accounts) : `API server: ${apiUrl}`)
  if (mock) console.log(describeMockState(await mock.situation()))
  console.log('\nPress Ctrl+C to stop.')
}

async function stop() {
  await Promise.all(remotes.map((remote) => remote.close()))
  await server.close()
  await mock?.close()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
