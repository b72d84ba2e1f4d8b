import type { ContractCheck } from '../contract/contract-check'
import { personOf } from '../domain/sessions'
import type { Peer } from '../hub/hub-connection'
import type { ClientConnection, CrossTabRelay } from '../hub/message-hub'
import type { Tongue } from '../world/content/topic'
import { handleControlRequest } from './control-api'
import type { PageStyle } from './html-page'
import { createInstance, type MockInstance } from './instance'
import { mockSettings } from './mock-settings'
import { createPipeline, isMockUrl } from './pipeline'
import type { Reply } from './reply'
import { followScenarioLink, isScenarioLink } from './scenario-link'
import { applyOptions, parseOptions, type ScenarioOptions } from './scenario-options'
import { loadState, type WorldStorage } from './state-persister'

/** Options of the mock server, all optional. */
export interface MockOptions {
  /** Seed of the world. Default 2026. */
  seed?: number | undefined
  /** The date of the seeded world; when set, only `POST /__mock/clock` moves the clock. Default now. */
  now?: Date | string | undefined
  /** Language of the newest posts of the seeded world. Default English. */
  tongue?: Tongue | undefined
  /** Storage of the unnamed world; named worlds are never stored. */
  storage?: WorldStorage | undefined
  /**
   * Milliseconds to batch changes before saving. Default 250; with 0 each change is saved before its call is answered.
   */
  saveDelay?: number | undefined
  /** Checks all traffic against openapi.yaml. */
  check?: ContractCheck | undefined
  /** Milliseconds until automatic answers to messages. Default 0: none. */
  answerAfter?: number | undefined
  /** Whether `/__mock/…` is available. Default true; the payment page and the captcha challenge always are. */
  control?: boolean | undefined
  /** Minimum duration of every API call in milliseconds. Default 0. */
  latency?: number | undefined
  /** How the mock server’s HTML pages send input. Default `form`. */
  pages?: PageStyle | undefined
  /** Scenarios and clock to start with; applied to a stored world, too. */
  scenarioOptions?: ScenarioOptions | undefined
  /** Upper limit of the number that solves a captcha, i.e. how much work the captcha is. */
  captchaLimit?: number | undefined
  relay?: CrossTabRelay | undefined
  log?: ((line: string) => void) | undefined
}

/** The result of a socket connection attempt. */
export type SocketReply =
  | { kind: 'open'; connection: ClientConnection }
  | { kind: 'refused'; status: number }
  | { kind: 'drop' }
  | { kind: 'silence' }

/** The mock server without a transport: it takes requests and returns replies. */
export interface Mock {
  /** The instance of requests that name no world. */
  readonly instance: MockInstance
  /** Answers a request; undefined when the URL is not the mock’s. */
  handle(request: Request, worldName?: string): Promise<Reply | undefined>
  /** Resolves when the stored state is loaded and the scenario options are applied. */
  readonly ready: Promise<void>
  /** Overrides of the deployment’s config.json, by this server and its active scenarios. */
  settings(worldName?: string): Readonly<Record<string, unknown>>
  /** Opens a hub connection for the owner of the token. */
  openSocket(url: URL, token: string, peer: Peer, worldName?: string): SocketReply
  /**
   * Returns the token with which a client negotiated this socket, or an empty string. In Node, the socket request
   * itself lacks the token: SignalR sends it in a header, which msw does not pass on.
   */
  tokenOfNegotiation(url: URL): string
  /** Reloads the stored state, which another page of the same browser may have changed. */
  reload(): Promise<void>
  /** Saves pending changes and closes all hub connections. */
  close(): Promise<void>
}

/** The world that a request names in the header `x-mock-world`, or else in the cookie `mock-world`. */
export function worldNameOf(headers: Pick<Headers, 'get'>): string | undefined {
  const [, inCookie] = /(?:^|;\s*)mock-world=([^;]+)/.exec(headers.get('cookie') ?? '') ?? []
  return headers.get('x-mock-world') ?? (inCookie && decodeURIComponent(inCookie))
}

/** Creates a mock server. @throws Error on invalid scenario options */
export function createMock(options: MockOptions = {}): Mock {
  const { storage, control = true, pages = 'form', captchaLimit } = options
  const parsed = parseOptions(options.scenarioOptions ?? {})
  if (typeof parsed === 'string') throw new Error(parsed)
  const now = options.now === undefined ? undefined : new Date(options.now)
  const instanceOptions = {
    seed: options.seed,
    now,
    tongue: options.tongue,
    answerAfter: options.answerAfter ?? 0,
    saveDelay: options.saveDelay ?? 250,
    relay: options.relay,
  }
  const main = createInstance('', instanceOptions, storage)
  const instances = new Map<string, MockInstance>([['', main]])
  const pipeline = createPipeline({
    check: options.check,
    latency: options.latency ?? 0,
    pages,
    log: options.log ?? (() => undefined),
  })

  const instanceOf = (name = '') => {
    const instance = instances.get(name) ?? createInstance(name, instanceOptions)
    instances.set(name, instance)
    return instance
  }
  const allMismatches = () => [...instances.values()].flatMap(({ mismatches }) => mismatches)
  const reload = async () => {
    const stored = storage && (await loadState(storage))
    if (stored) main.restore(stored)
  }
  const begin = async () => {
    await reload()
    applyOptions(main, parsed)
  }
  const ready = begin()

  return {
    instance: main,
    reload,
    ready,
    settings: (worldName) =>
      Object.assign({}, mockSettings, ...instanceOf(worldName).scenarios.map(({ settings }) => settings)),
    async handle(request, worldName) {
      const url = new URL(request.url)
      const isLink = control && request.method === 'GET' && isScenarioLink(url)
      if (!isMockUrl(url) && !isLink) return undefined
      await ready
      const instance = instanceOf(worldName)
      if (!isMockUrl(url)) return followScenarioLink(instance, url)
      const isControl = url.pathname.startsWith('/__mock/')
      if (!isControl) return pipeline(instance, request)
      const isProduct = ['/__mock/pay/', '/__mock/altcha'].some((start) => url.pathname.startsWith(start))
      return control || isProduct
        ? handleControlRequest(instance, request, { pages, captchaLimit, allMismatches })
        : undefined
    },
    openSocket(url, token, peer, worldName) {
      const instance = instanceOf(worldName)
      const fault = instance.faults.take(['hub'])
      if (fault?.silence) return { kind: 'silence' }
      if (fault?.drop) return { kind: 'drop' }
      if (fault?.status) return { kind: 'refused', status: fault.status }
      const session = token || (url.searchParams.get('access_token') ?? '')
      const person = personOf(instance.world, session)
      if (!person) return { kind: 'refused', status: 401 }
      // The first text that a hub sends is its answer to the handshake.
      const send = (text: string) => {
        peer.send(text)
        peer.close()
      }
      const used = fault?.body === 'half' ? { ...peer, send } : peer
      const onReady = () => instance.autoResponders?.onConnect(person.id, session)
      return { kind: 'open', connection: instance.hub.connect(used, person, onReady) }
    },
    tokenOfNegotiation: (url) => main.negotiations.get(url.searchParams.get('id') ?? '') ?? '',
    async close() {
      for (const instance of instances.values()) {
        instance.autoResponders?.stop()
        instance.hub.drop()
      }
      await main.persister.flush()
    },
  }
}
