// `npm start`: sets up, builds and serves the product, with the embedded mock server or, when API_URL is set,
// against a real one.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './bundles.mjs'
import { root } from './process/run.mjs'
import { describeAccounts, isWebAddress } from './serve/announcement.mjs'
import { openMockServer, stateFileOf } from './serve/mock-server.mjs'
import { PortTaken, serveProduct } from './serve/product-server.mjs'
import { serveRemote } from './serve/remote-server.mjs'
import { setUp } from './setup.mjs'

const help = `npm start -- [options]

  --port NUMBER   the port to listen on (4200)
  --host NAME     the address to listen on (localhost; 0.0.0.0 for all of this machine's)
  --seed NUMBER   another world to begin with; each keeps what was done in it
  --reset         begin anew, forgetting what was done
  --no-build      serve what was built last
  --remote FOLDER a plugin of npm run new:remote that has been built; may be said more than once

API_URL=https://… serves the product against that server instead of the mock server.`

const options = readOptions()
const apiUrl = process.env.API_URL?.replace(/\/+$/, '')

if (apiUrl && !isWebAddress(apiUrl)) end(`API_URL is ${apiUrl}; it must begin with http:// or https://.`)

await setUp()
if (!options['no-build']) await buildAll()
const mock = apiUrl ? undefined : await openWorld()
const remotes = await Promise.all(options.remote.map(serveRemote)).catch((error) => end(error.message))
const server = await listen()
announce()

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4200' },
        host: { type: 'string', default: 'localhost' },
        seed: { type: 'string' },
        reset: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
        remote: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      console.log(help)
      process.exit(0)
    }
    return {
      ...values,
      port: wholeNumber('--port', values.port, 65535),
      seed: values.seed && wholeNumber('--seed', values.seed),
    }
  } catch (error) {
    return end(`${error.message}\n\n${help}`)
  }
}

function wholeNumber(name, text, most = Number.MAX_SAFE_INTEGER) {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) throw new Error(`${name} is ${text}; it must be a whole number.`)
  return value
}

async function buildAll() {
  try {
    await build('product')
    if (!apiUrl) await build('mock server')
  } catch (error) {
    end(error.message)
  }
}

async function openWorld() {
  const stateFile = stateFileOf(options.seed)
  if (options.reset) await rm(stateFile, { force: true })
  return openMockServer({ seed: options.seed, stateFile })
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
    if (!(error instanceof PortTaken)) throw error
    return end(`${error.message} Choose another one: npm start -- --port ${options.port + 1}`)
  }
}

/** What stands over config.json: the server, and plugins from folders of this machine. */
function settings() {
  const remoteSettings = {
    // Read with each page: what has been built anew is there after a reload.
    get remotes() {
      return remotes.map((remote) => remote.entry())
    },
  }
  if (apiUrl) return Object.assign(remotes.length > 0 ? remoteSettings : {}, { api: { url: apiUrl } })
  return remotes.length > 0 ? remoteSettings : undefined
}

function announce() {
  const name = ['0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host
  console.log(`\nRoda is at http://${name}:${server.port}`)
  console.log(mock ? describeAccounts(mock.accounts) : `It talks to ${apiUrl}.`)
  console.log('\nCtrl+C ends it.')
}

async function stop() {
  await Promise.all(remotes.map((remote) => remote.close()))
  await server.close()
  await mock?.close()
}

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}
