import { setupWorker } from 'msw/browser'
import type { Delivery } from '../hub/message-hub'
import { createMock, type Mock } from '../server/mock'
import { mswHandlers } from '../server/msw-adapter'
import { demoAccounts } from '../world/demo-accounts'
import { createStateDatabase } from './state-database'
import { allowWorkerScript } from './worker-policy'

/** Options of the demo’s mock server. */
export interface MockWorkerOptions {
  /** Base path of the page, with a trailing slash; the worker file is below it. Default `/`. */
  baseUrl?: string
  /** Minimum duration of every call in milliseconds, to feel like a network. Default 120. */
  latency?: number
}

type PageMessage = { kind: 'saved' } | { kind: 'delivery'; delivery: Delivery }

const channelName = 'roda-mock'
const answerAfter = 1500

/** Shares the world between pages of one browser: a save in one makes the others reload before they answer. */
function createSharedMock(latency: number): Mock {
  const channel = new BroadcastChannel(channelName)
  const broadcast = (message: PageMessage) => channel.postMessage(message)
  let isStale = false

  const mock = createMock({
    storage: createStateDatabase(channelName, () => broadcast({ kind: 'saved' })),
    // Save before answering, so that neither a reload nor another page misses the change.
    saveDelay: 0,
    answerAfter,
    latency,
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
 * Starts the mock server in the page, for a site without a server. Resolves when calls are answered, to the demo
 * accounts and whether the page is navigating to a page of the mock server.
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
 * Applies mock instructions in the page’s URL. The mock’s own pages need a reload, which this page must
 * still answer; resolves to true in that case.
 */
async function applyPageUrl(mock: Mock): Promise<boolean> {
  const reply = await mock.handle(new Request(location.href))
  const target = reply?.kind === 'answer' ? reply.headers.location : undefined
  if (target === undefined) return false
  if (target.startsWith('/__mock/')) location.replace(target)
  else history.replaceState(history.state, '', target)
  return target.startsWith('/__mock/')
}
