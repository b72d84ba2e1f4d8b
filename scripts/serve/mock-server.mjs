import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../process/run.mjs'

const bundle = pathToFileURL(join(root, 'dist-server/mock.js'))
let loads = 0

/** Where what was done in a world outlives the program. */
export const stateFileOf = (seed) =>
  join(root, '.state', seed === undefined ? 'world.json' : `world-${seed}.json`)

/**
 * The embedded mock server, from the bundle that `mocks/` builds.
 *
 * @param {object} options see createMockServer in mocks/node
 */
export async function openMockServer(options) {
  // A module is loaded once; one that was built anew has to have another address.
  const { createMockServer } = await import(`${bundle}?load=${loads++}`)
  return createMockServer(options)
}

/**
 * Solves a captcha of the mock server, for programs that log in.
 *
 * @param {object} challenge what `/__mock/altcha` answered
 */
export async function solveCaptcha(challenge) {
  const mocks = await import(bundle)
  return mocks.solveCaptcha(challenge)
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
    /** Goes on with the bundle of the moment and the state that was kept. */
    async reload() {
      await mock.close()
      mock = await openMockServer(options)
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await mock.close()
    },
  }
}
