import { createWatch, type Scope, scopeBind } from 'effector'
import { whenIdle } from '../../core/async/tasks'
import { currentPath } from '../../core/config/base-path'
import { $settings } from '../../core/config/settings'
import { navigate } from '../../core/navigation/navigation'
import { asRecord } from '../../core/parse/parse'
import { sessionStarted } from '../../core/session/events'
import { $isAuthenticated } from '../../core/session/session'
import { isSignedIn } from '../../core/session/stored'
import { startOfflineCopy, stopOfflineCopy } from '../../core/storage/offline-copy'
import { storagePrefix } from '../../core/storage/safe-storage'
import { prefersReducedData } from '../../kit/parts/navigation/prefetch'
import { showScreen } from './pressed-notice'
import { cacheScreens, otherAppsParameter, stopWorker } from './worker-global'

/**
 * Starts what offline reading needs: the offline copy and, in builds, the service worker (decision:offline). Removes
 * both if the deployment has disabled them.
 */
export function startOffline(scope: Scope): void {
  const isBuild = process.env.NODE_ENV === 'production'
  if (!isBuild || !scope.getState($settings).offline) {
    stopOfflineCopy()
    void removeWorker().catch(() => undefined)
    return
  }
  startOfflineCopy(isSignedIn)
  showPressed(scope)
  const query = scope.getState($settings).otherApps.map((path) => [otherAppsParameter, path])
  const address = query.length > 0 ? `${workerUrl()}?${new URLSearchParams(query)}` : workerUrl()
  const start = () => whenIdle(() => void startWorker(address).catch(() => undefined))
  if (scope.getState($isAuthenticated)) start()
  else createWatch({ unit: sessionStarted, scope, fn: start })
}

/** Shows the screen of a notice that the person pressed outside of the page. */
function showPressed(scope: Scope): void {
  if (!('serviceWorker' in navigator)) return
  const go = scopeBind(navigate, { scope })
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const { type, path } = asRecord(data)
    if (type !== showScreen || typeof path !== 'string') return
    ports[0]?.postMessage('')
    if (currentPath() !== path) go({ to: path })
  })
}

const base = () => `${location.origin}${process.env.RODA_BASE}/`
const workerUrl = () => `${base()}service-worker.js`

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof rules
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined

/** Wraps the worker's address in a Trusted Type where supported. */
function trustedUrl(address: string): string {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes')
  policy ??= factory?.createPolicy('roda-worker', { createScriptURL: () => address })
  return policy?.createScriptURL('') ?? address
}

async function startWorker(address: string): Promise<void> {
  // Browsers have no service workers on insecure origins.
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(trustedUrl(address), { scope: base() })
  const { active } = await navigator.serviceWorker.ready
  // Cache files that the page loaded without this worker: before it started, or through the worker of an earlier build.
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${base()}assets/`) || name === `${base()}config.json`)
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(urls)] } })
  if (!prefersReducedData()) active?.postMessage(cacheScreens)
}

async function removeWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing
    if (worker?.scriptURL.split('?', 1)[0] !== workerUrl()) continue
    worker.postMessage(stopWorker)
    await registration.unregister()
  }
  const names = await caches.keys()
  const prefix = storagePrefix(process.env.RODA_BASE)
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}
