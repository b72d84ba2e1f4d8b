import { setupWorker } from 'msw/browser'
import type { Delivery } from '../hub/message-hub'
import { createMock, type Mock } from '../server/mock'
import { mswHandlers } from '../server/msw-adapter'
import { demoAccounts } from '../world/demo-accounts'
import { createStateDatabase } from './state-database'
import { allowWorkerScript } from './worker-policy'

/** How the demo's mock server is set up. */
export interface MockWorkerOptions {
  /** Where the page lives, with a slash at the end; the worker's file lies beside it. Default `/`. */
  baseUrl?: string
  /** Milliseconds every call takes at least, so that the demo feels like a network. Default 120. */
  latency?: number
}

type PageMessage = { kind: 'saved' } | { kind: 'delivery'; delivery: Delivery }

const channelName = 'roda-mock'
const answerAfter = 1500

/** Pages of one browser share the world: what one saved, the others read before they answer again. */
function shareBetweenPages(latency: number): Mock {
  const channel = new BroadcastChannel(channelName)
  const tell = (message: PageMessage) => channel.postMessage(message)
  let isStale = false

  const mock = createMock({
    storage: createStateDatabase(channelName, () => tell({ kind: 'saved' })),
    // Saved before it is answered, so that neither a reload nor another page can miss it.
    saveDelay: 0,
    answerAfter,
    latency,
    pages: 'link',
    relay: { post: (delivery) => tell({ kind: 'delivery', delivery }) },
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
 * Starts the mock server inside the page, for a site that has no server at all. Resolves when calls are
 * answered; answers who can be signed in as, and whether the page is on its way to one of the mock server's own.
 *
 * @example
 * await startMockWorker({ baseUrl: '/' })
 */
export async function startMockWorker({ baseUrl = '/', latency = 120 }: MockWorkerOptions = {}) {
  const workerUrl = `${baseUrl}mockServiceWorker.js`
  allowWorkerScript(workerUrl)
  const mock = shareBetweenPages(latency)
  await setupWorker(...mswHandlers(mock)).start({
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
    quiet: true,
  })
  return { accounts: demoAccounts, isLeaving: await grantAddress(mock) }
}

/**
 * Does what the page's address asks of the mock server. Its own pages, like the panel, are loaded anew: this page
 * answers for them while it leaves, and says so with true.
 */
async function grantAddress(mock: Mock): Promise<boolean> {
  const reply = await mock.handle(new Request(location.href))
  const target = reply?.kind === 'answer' ? reply.headers.location : undefined
  if (target === undefined) return false
  if (target.startsWith('/__mock/')) location.replace(target)
  else history.replaceState(history.state, '', target)
  return target.startsWith('/__mock/')
}
