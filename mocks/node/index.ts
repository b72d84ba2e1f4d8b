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

/** Options of the mock server in Node, all optional. */
export interface MockServerOptions
  extends Pick<
    MockOptions,
    | 'seed'
    | 'now'
    | 'tongue'
    | 'control'
    | 'latency'
    | 'log'
    | 'answerAfter'
    | 'captchaLimit'
    | 'scenarioOptions'
  > {
  /** File that keeps the world over restarts. Default: none, so the world is lost when the process ends. */
  stateFile?: string
  /** Path of openapi.yaml. Default: in the working directory. False disables contract checks. */
  contract?: string | false
  /** The deployment’s config.json, to be served with the overrides of `settings`. */
  settingsFile?: string
  /** File to which calls without a world name are recorded; mocks/recording/replay.ts can replay it. */
  recordFile?: string
}

/** The mock server, to be mounted before a server of static files. */
export interface MockServer {
  /** Answers a request. Resolves to false and sends nothing when the URL does not belong to the mock server. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Handles a web socket upgrade for the hub; returns false when the URL does not belong to the hub. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Overrides of the deployment’s config.json for the world of this request. */
  settings(request: IncomingMessage): Readonly<Record<string, unknown>>
  /** Closes connections and saves the world. */
  close(): Promise<void>
  /** The demo accounts of every mock world. */
  accounts: readonly DemoAccount[]
  /** The active scenarios and the clock offset, once the world is loaded. */
  situation(): Promise<{ scenarios: readonly string[]; clockOffsetMinutes: number }>
}

const answerAfter = 1500

/**
 * Creates the mock server for Node: API, images, hub, payment page and `/__mock`.
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
        // Set the cookie with the page, so that the page's first call can already repeat its value in a header.
        setXsrfCookie(request, response)
      }
      try {
        const reply = await answer(request)
        if (!reply) return false
        void sendReply(response, reply)
      } catch (error) {
        log(String(error))
        void sendReply(response, problemOf(error))
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
