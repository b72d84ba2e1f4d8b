import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentHash } from '../process/content-hash.mjs'
import { root } from '../process/run.mjs'

const bundle = pathToFileURL(join(root, 'dist-server/mock.js'))
let loads = 0

/** Returns the path of the file in which the mock server stores its state. */
export const stateFilePath = (seed) =>
  join(root, '.state', seed === undefined ? 'world.json' : `world-${seed}.json`)

/**
 * Opens a mock server in this process, from the bundle that is built from `mocks/`.
 *
 * @param {object} options see createMockServer in mocks/node
 */
export async function openMockServer(options) {
  // Node caches modules by URL, so a new query string loads the bundle again after a build.
  const { createMockServer } = await import(`${bundle}?load=${loads++}`).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error('There is no mock server yet; run npm start without --no-build.')
  })
  const { stateFile, log = console.log } = options ?? {}
  const isOld = stateFile && (await isOfOtherWorld(stateFile, await contentHash(['mocks/world'])))
  if (isOld)
    log(
      'The stored mock data began with an earlier version of mocks/world; npm start -- --reset starts with the current one.',
    )
  return createMockServer(options)
}

/** Whether a stored state began with other mock data. @param {string} hash of the current mock data */
export async function isOfOtherWorld(stateFile, hash) {
  const hashFile = `${stateFile}.origin`
  const [origin, hasState] = await Promise.all([
    readFile(hashFile, 'utf8').catch(() => undefined),
    stat(stateFile).then(Boolean, () => false),
  ])
  if (hasState && origin) return origin !== hash
  await mkdir(dirname(hashFile), { recursive: true })
  await writeFile(hashFile, hash)
  return false
}

export const loadScenarios = async () => (await import(bundle)).scenarios

/**
 * Solves a captcha of the mock server, for scripts that log in.
 *
 * @param {object} challenge the response of `/__mock/altcha`
 */
export async function solveCaptcha(challenge) {
  const mocks = await import(bundle)
  return mocks.solveCaptcha(challenge)
}

/** Serves the mock server on a free local port, to which the development server forwards calls. */
export async function serveMock(options) {
  let mock = await openMockServer(options)
  const server = createServer(async (request, response) => {
    if (!(await mock.handle(request, response))) response.writeHead(404).end()
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (!mock.upgrade(request, socket, head)) socket.destroy()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    address: `http://127.0.0.1:${server.address().port}`,
    accounts: mock.accounts,
    situation: () => mock.situation(),
    /** Handles a request if it is for the mock server. Returns whether it is. */
    handle: (request, response) => mock.handle(request, response),
    /** Loads the current bundle and the stored state. */
    async reload() {
      await mock.close()
      // The stored state already contains the initial scenarios; applying them again would undo the developer's later
      // changes.
      mock = await openMockServer({ ...options, scenarioOptions: undefined })
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await mock.close()
    },
  }
}
