import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../process/run.mjs'

const bundle = pathToFileURL(join(root, 'dist-server/mock.js'))
let loads = 0

/** Where what was done in a world outlives the program. */
export const stateFilePath = (seed) =>
  join(root, '.state', seed === undefined ? 'world.json' : `world-${seed}.json`)

/**
 * The embedded mock server, from the bundle that `mocks/` builds.
 *
 * @param {object} options see createMockServer in mocks/node
 */
export async function openMockServer(options) {
  // A module is loaded once; one that was built anew has to have another address.
  const { createMockServer } = await import(`${bundle}?load=${loads++}`).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error('There is no mock server yet; npm start builds one, without --no-build.')
  })
  return createMockServer(options)
}

/** What the mock server can play: a name and a sentence each. */
export const loadScenarios = async () => (await import(bundle)).scenarios

/**
 * Solves a captcha of the mock server, for programs that log in.
 *
 * @param {object} challenge what `/__mock/altcha` answered
 */
export async function solveCaptcha(challenge) {
  const mocks = await import(bundle)
  return mocks.solveCaptcha(challenge)
}

/**
 * Sends the calls of a recording again and compares what is answered: see mocks/recording/replay.ts.
 *
 * @param {string} text the recording
 * @param {string} base the address of a mock server
 */
export async function replay(text, base) {
  const { replayRecording, solveCaptcha: solve } = await import(bundle)
  return replayRecording(text, { base, solveCaptcha: solve, send: (request) => fetch(request) })
}

/** The mock server alone on a free port of this machine, behind the development server. */
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
    /** Answers what is the mock server's and says true. */
    handle: (request, response) => mock.handle(request, response),
    /** Goes on with the bundle of the moment and the state that was kept. */
    async reload() {
      await mock.close()
      // What was wanted of the world is in its state; what was changed since by hand stays so.
      mock = await openMockServer({ ...options, scenarioOptions: undefined })
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await mock.close()
    },
  }
}
