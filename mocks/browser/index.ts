import { setupWorker } from 'msw/browser'
import type { Delivery } from '../hub/message-hub'
import { createMock, type Mock } from '../server/mock'
import { mswHandlers } from '../server/msw-adapter'
import { demoAccounts } from '../world/demo-accounts'
import { createStateDatabase } from './state-database'
import { allowWorkerScript } from './worker-policy'

/** Options of the demo’s mock server. */
export interface MockWorkerOptions {
  /** Base path of the page, with a trailing slash; the service worker’s file is served below this path. Default `/`. */
  baseUrl?: string
  /** Minimum duration of every API call in milliseconds, so that the demo feels like a real network. Default 120. */
  latency?: number
}

type PageMessage = { kind: 'saved' } | { kind: 'delivery'; delivery: Delivery }

/** The language of the browser, if people of the mock world write in it. */
const tongueOfVisitor = () =>
  (['en', 'pt', 'es'] as const).find((tongue) => navigator.language.toLowerCase().startsWith(tongue))

const channelName = 'roda-mock'
const answerAfter = 1500

/**
 * Creates a mock server whose world all pages of a browser share. After one page has saved the world, every other page
 * reloads it before it answers its next call.
 */
function createSharedMock(latency: number): Mock {
  const channel = new BroadcastChannel(channelName)
  const broadcast = (message: PageMessage) => channel.postMessage(message)
  let isStale = false

  const mock = createMock({
    storage: createStateDatabase(channelName, () => broadcast({ kind: 'saved' })),
    // The world is saved before a call is answered, so that neither a page reload nor another page misses the change.
    saveDelay: 0,
    answerAfter,
    latency,
    tongue: tongueOfVisitor(),
    pages: 'link',
    relay: { post: (delivery) => broadcast({ kind: 'delivery', delivery }) },
  })
  channel.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.kind === 'saved') isStale = true
    else mock.instance.hub.receiveRelayed(data.delivery)
  }
  return {
    ...mock,
    async handle(request, worldName) {
      if (isStale) {
        isStale = false
        await mock.reload()
      }
      return mock.handle(request, worldName)
    },
  }
}

/**
 * Starts the mock server in the page, for a site without a server. Resolves once the mock server answers calls. In the
 * result, `isLeaving` says whether the browser is navigating to a page of the mock server.
 *
 * @example
 * await startMockWorker({ baseUrl: '/' })
 */
export async function startMockWorker({ baseUrl = '/', latency = 120 }: MockWorkerOptions = {}) {
  const workerUrl = `${baseUrl}mockServiceWorker.js`
  allowWorkerScript(workerUrl)
  const mock = createSharedMock(latency)
  await setupWorker(...mswHandlers(mock)).start({
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
    quiet: true,
  })
  return { accounts: demoAccounts, isLeaving: await applyPageUrl(mock) }
}

/**
 * Applies instructions to the mock server in the page’s URL, such as `?scenario=slow`. Returns true when the browser is
 * navigating to a page of the mock server instead of the product.
 */
async function applyPageUrl(mock: Mock): Promise<boolean> {
  const reply = await mock.handle(new Request(location.href))
  const target = reply?.kind === 'answer' ? reply.headers.location : undefined
  if (target === undefined) return false
  if (target.startsWith('/__mock/')) location.replace(target)
  else history.replaceState(history.state, '', target)
  return target.startsWith('/__mock/')
}
