import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import {
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { storagePrefix } from '../../core/storage/safe-storage'
import { type Handling, handlingOf } from './handled-request'
import { showPressed } from './pressed-notice'
import {
  cacheScreens,
  otherAppsParameter,
  stopWorker,
  type WorkerEvent,
  type WorkerGlobal,
} from './worker-global'

// Lets the app open without a connection (decision:offline). Handles only files and screens of the deployment.

const worker = globalThis as unknown as WorkerGlobal
const { build, precache, screens, routes } = worker.rodaFiles
const { scope } = worker.registration
const otherApps = new URL(worker.location.href).searchParams.getAll(otherAppsParameter)
const product = { scope, routes, otherApps }
const prefix = storagePrefix(process.env.RODA_BASE)
const shell = `${scope}shell.html`
const startCache = `${prefix}-start-${build}`

/** Seconds after which a request on a slow connection is answered from the cache. */
const patience = 5

// Workbox joins the parts of cache names with a dash.
setCacheNameDetails({ prefix, precache: 'start', suffix: build })

precacheAndRoute([...precache], { cleanURLs: false, directoryIndex: '' })

// HTML instead of a file comes from a proxy or a captive portal, and must not be cached.
const refuseHtml = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.headers.get('content-type')?.includes('text/html') ? response : null,
}

const hashedFiles = new CacheFirst({ cacheName: `${prefix}files:${build}`, plugins: [refuseHtml] })

const strategies = {
  hashed: hashedFiles,
  settings: new NetworkFirst({
    cacheName: `${prefix}settings:${build}`,
    networkTimeoutSeconds: patience,
    plugins: [refuseHtml, { cacheDidUpdate: refreshShell }],
  }),
  // Screens are never cached: they may be rendered for one visitor, and their URLs may contain a token.
  screen: new NetworkOnly({
    networkTimeoutSeconds: patience,
    plugins: [new PrecacheFallbackPlugin({ fallbackURL: shell })],
  }),
  shared: createHandlerBoundToURL(shell),
} satisfies Record<NonNullable<Handling>, unknown>

let isStopped = false

for (const [handling, strategy] of Object.entries(strategies))
  registerRoute(({ request: { url, method, mode, headers } }) => {
    const request = { url, method, mode, hasToken: headers.has('Authorization') }
    return !isStopped && handlingOf(request, product) === handling
  }, strategy)

interface CacheUpdate {
  readonly request: Request
  readonly oldResponse?: Response | null | undefined
  readonly newResponse: Response
}

/** Updates the headers of the cached page after the settings changed, because its security policy depends on them. */
async function refreshShell({ request, oldResponse, newResponse }: CacheUpdate): Promise<void> {
  if (request.url !== `${scope}config.json` || !oldResponse) return
  if ((await oldResponse.text()) === (await newResponse.text())) return
  const [cached, current] = await Promise.all([matchPrecache(shell), fetch(shell, { cache: 'no-cache' })])
  // If the page is of another build, skip it: the worker of that build caches it.
  const isSame = current.ok && (await cached?.text()) === (await current.clone().text())
  if (isSame) await (await caches.open(startCache)).put(getCacheKeyForURL(shell) ?? shell, current)
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteCaches((name) => !name.endsWith(build)),
      worker.registration.navigationPreload?.enable(),
    ]),
  )
})

async function deleteCaches(isUnused: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && isUnused(name)).map((name) => caches.delete(name)),
  )
}

worker.addEventListener('message', (event) => {
  if (event.data === cacheScreens) event.waitUntil(cacheCodeOfScreens(event))
  if (event.data !== stopWorker) return
  isStopped = true
  event.waitUntil(deleteCaches(() => true))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification?.close()
  const path = Object(event.notification?.data).to
  const isScreen = (url: string) =>
    handlingOf({ url, method: 'GET', mode: 'navigate', hasToken: false }, product) !== undefined
  event.waitUntil(showPressed(path, scope, worker.clients, isScreen))
})

/** Caches one file after the other, so that requests of the page are not delayed. */
async function cacheCodeOfScreens(event: WorkerEvent): Promise<void> {
  for (const file of screens) {
    const request = new Request(scope + file)
    const isCached = (await caches.match(request)) ?? (await matchPrecache(request))
    if (!isCached) await hashedFiles.handle({ event, request }).catch(() => undefined)
  }
}

// Replace the old worker at once: pages load from the server, so they are as new as this worker. No page is reloaded.
void worker.skipWaiting()
clientsClaim()
