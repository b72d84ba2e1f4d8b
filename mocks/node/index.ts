import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createContractCheck } from '../contract/ajv-check'
import { createMock, type MockOptions, worldNameOf } from '../server/mock'
import { isMockUrl } from '../server/pipeline'
import { problemOf } from '../server/problem'
import type { Reply } from '../server/reply'
import { isScenarioLink } from '../server/scenario-link'
import { type DemoAccount, demoAccounts } from '../world/demo-accounts'
import { checkXsrfHeader, setXsrfCookie } from './anti-forgery'
import { readContract } from './contract-file'
import { allowCrossOrigin } from './cross-origin'
import { createHubSockets } from './hub-socket'
import { recordTo } from './recording-file'
import { sendReply } from './send-reply'
import { answerSettings } from './settings-file'
import { createStateFile } from './state-file'
import { addressOf, headersOf, toRequest } from './to-request'

export { replayRecording } from '../recording/replay'
export { scenarios } from '../scenarios/scenarios'
export { solveCaptcha } from './solve-captcha'

/** How the mock server in Node is set up; everything may be left out. */
export interface MockServerOptions
  extends Pick<
    MockOptions,
    'seed' | 'now' | 'control' | 'latency' | 'log' | 'answerAfter' | 'captchaLimit' | 'scenarioOptions'
  > {
  /** Keeps the world in this file over restarts. Without one it lasts as long as the process. */
  stateFile?: string
  /** Where openapi.yaml is. Default: in the folder the process was started in. False checks nothing. */
  contract?: string | false
  /** The deployment's config.json, where nobody else serves it with what `settings` says over it. */
  settingsFile?: string
  /** Writes calls and answers of the unnamed world to this file, to be replayed: see mocks/recording. */
  recordFile?: string
}

/** The mock server, to be put in front of a server of static files. */
export interface MockServer {
  /** Answers a request and says true; false when the address is not the mock's, and nothing was sent. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Takes an upgrade to the hub and says true; false when the address is not the hub's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** What this server, and the scenarios of the world that a request is for, lay over the deployment's config.json. */
  settings(request: IncomingMessage): Readonly<Record<string, unknown>>
  /** Hangs up and saves. */
  close(): Promise<void>
  /** Who can be signed in as. */
  accounts: readonly DemoAccount[]
  /** Resolves when the world is there. Answers the names of the scenarios that are on, and the minutes ahead. */
  situation(): Promise<{ scenarios: readonly string[]; clockOffsetMinutes: number }>
}

const answerAfter = 1500

/**
 * The mock server for Node: API, pictures, hub, payment page and `/__mock`.
 *
 * @example
 * const mock = createMockServer({ stateFile: '.state/world.json' })
 * const server = createServer(async (req, res) => (await mock.handle(req, res)) || serveStatic(req, res))
 * server.on('upgrade', (req, socket, head) => mock.upgrade(req, socket, head) || socket.destroy())
 */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const {
    stateFile,
    settingsFile,
    recordFile,
    contract,
    log = (line) => console.error(`[mock] ${line}`),
    ...rest
  } = options
  const mock = createMock({
    answerAfter,
    ...rest,
    log,
    storage: stateFile ? createStateFile(stateFile) : undefined,
    check: contract === false ? undefined : createContractCheck(readContract(contract)),
  })
  const { handle } = recordFile ? recordTo(recordFile, mock) : mock
  const sockets = createHubSockets(mock)

  const answer = async (request: IncomingMessage): Promise<Reply | undefined> => {
    const url = addressOf(request)
    const worldName = worldNameOf(headersOf(request))
    if (url.pathname === '/config.json') return answerSettings(settingsFile, mock.settings(worldName))
    if (!isMockUrl(url) && !isScenarioLink(url)) return undefined
    return checkXsrfHeader(request) ?? handle(toRequest(request), worldName)
  }

  return {
    accounts: demoAccounts,
    async handle(request, response) {
      const url = addressOf(request)
      if (isMockUrl(url)) {
        if (allowCrossOrigin(request, response)) return true
        setXsrfCookie(request, response)
      } else if (request.headers.accept?.includes('text/html')) {
        // The page itself brings the cookie, so that its first call can repeat it.
        setXsrfCookie(request, response)
      }
      try {
        const reply = await answer(request)
        if (!reply) return false
        sendReply(response, reply)
      } catch (error) {
        log(String(error))
        sendReply(response, problemOf(error))
      }
      return true
    },
    upgrade: sockets.upgrade,
    settings: (request) => mock.settings(worldNameOf(headersOf(request))),
    async situation() {
      await mock.ready
      const { scenarios, clockOffsetMinutes } = mock.instance.world.state
      return { scenarios, clockOffsetMinutes }
    },
    async close() {
      sockets.close()
      await mock.close()
    },
  }
}
