import type { ContractCheck } from '../contract/contract-check'
import { personOf } from '../domain/sessions'
import type { Peer } from '../hub/hub-connection'
import type { ClientConnection, CrossTabRelay } from '../hub/message-hub'
import { handleControlRequest } from './control-api'
import type { PageStyle } from './html-page'
import { createInstance, type MockInstance } from './instance'
import { mockSettings } from './mock-settings'
import { createPipeline, isMockUrl } from './pipeline'
import type { Reply } from './reply'
import { followScenarioLink, isScenarioLink } from './scenario-link'
import { applyOptions, parseOptions, type ScenarioOptions } from './scenario-options'
import { loadState, type WorldStorage } from './state-persister'

/** How a mock server is set up; everything may be left out. */
export interface MockOptions {
  /** Decides the world. Default 2026. */
  seed?: number | undefined
  /** The date everything seeded is relative to; given, time stands still but for `POST /__mock/clock`. Default today. */
  now?: Date | string | undefined
  /** Where the world outlives this process. Worlds chosen by name are never stored. */
  storage?: WorldStorage | undefined
  /** Milliseconds in which changes are gathered before they are stored. Default 250; 0 stores before answering. */
  saveDelay?: number | undefined
  /** Holds all traffic against openapi.yaml. */
  check?: ContractCheck | undefined
  /** Milliseconds after which some people answer messages by themselves; 0, the default, keeps them silent. */
  answerAfter?: number | undefined
  /** Whether `/__mock/…` is there. Default true. The payment page and the captcha's challenge always are. */
  control?: boolean | undefined
  /** Milliseconds every call takes at least. Default 0. */
  latency?: number | undefined
  /** Whether pages of this server can be posted to. Default `form`: they can. */
  pages?: PageStyle | undefined
  /** What a developer wants of the world from the beginning, also of one that was stored. */
  scenarioOptions?: ScenarioOptions | undefined
  /** The largest number that may solve a captcha: how much work it is. */
  captchaLimit?: number | undefined
  relay?: CrossTabRelay | undefined
  log?: ((line: string) => void) | undefined
}

/** What the answer to an attempt to open a socket is. */
export type SocketReply =
  | { kind: 'open'; line: ClientConnection }
  | { kind: 'refused'; status: number }
  | { kind: 'drop' }
  | { kind: 'silence' }

/** The mock server without a door: requests in, replies out. */
export interface Mock {
  /** The instance that answers when no world is named. */
  readonly instance: MockInstance
  /** Answers a request, or nothing when the address is not the server's. */
  handle(request: Request, worldName?: string): Promise<Reply | undefined>
  /** Resolves when what was stored is there and what was wanted is done. */
  readonly ready: Promise<void>
  /** What this server and the scenarios of a world lay over the deployment's config.json. */
  settings(worldName?: string): Readonly<Record<string, unknown>>
  /** Opens a hub connection for whoever the token belongs to. */
  openSocket(url: URL, token: string, peer: Peer, worldName?: string): SocketReply
  /**
   * The token a socket's connection was negotiated with; empty without one. In Node, SignalR puts the
   * token into a header that an intercepted socket does not show.
   */
  tokenOfNegotiation(url: URL): string
  /** Loads what is stored, again: another page of the same browser may have changed it. */
  reload(): Promise<void>
  /** Saves what is not saved and hangs up. */
  close(): Promise<void>
}

/** Which world a request asks for: the header or the cookie `mock-world`, in that order. */
export function worldNameOf(headers: Pick<Headers, 'get'>): string | undefined {
  const [, inCookie] = /(?:^|;\s*)mock-world=([^;]+)/.exec(headers.get('cookie') ?? '') ?? []
  return headers.get('x-mock-world') ?? (inCookie && decodeURIComponent(inCookie))
}

/** Sets up a mock server. @throws Error with a sentence on a wish that makes no sense */
export function createMock(options: MockOptions = {}): Mock {
  const { storage, control = true, pages = 'form', captchaLimit } = options
  const granted = parseOptions(options.scenarioOptions ?? {})
  if (typeof granted === 'string') throw new Error(granted)
  const now = options.now === undefined ? undefined : new Date(options.now)
  const instanceOptions = {
    seed: options.seed,
    now,
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
    applyOptions(main, granted)
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
      const isAsking = control && request.method === 'GET' && isScenarioLink(url)
      if (!isMockUrl(url) && !isAsking) return undefined
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
      const person = personOf(instance.world, token || (url.searchParams.get('access_token') ?? ''))
      if (!person) return { kind: 'refused', status: 401 }
      return { kind: 'open', line: instance.hub.connect(peer, person) }
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
