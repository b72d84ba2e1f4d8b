import { isOfOtherApp } from '../../core/config/base-path'

/** How the service worker answers a request; `undefined` if it leaves the request to the browser. */
export type Handling = 'screen' | 'shared' | 'hashed' | 'settings' | undefined

interface HandledRequest {
  readonly url: string
  readonly method: string
  readonly mode: RequestMode
  readonly hasToken: boolean
}

/** Files with a content hash in their names, as in scripts/serve/cache-rules.mjs. */
const hashed = /^assets\/.+\.[0-9a-f]{6,}\.[^/]+$/
/** Settings, texts, logo and icons: files of the deployment that may change between builds. */
const settings = /^(?:assets\/i18n\/[^/]+\.json|[^/@][^/]*\.(?:json|svg|png|webp))$/

/** What the worker knows about the product: see {@link WorkerFiles}. */
interface Product {
  /** The base URL of the app: `https://community.example/app/` */
  readonly scope: string
  readonly routes: readonly string[]
  /** Paths of other applications below the scope: the setting `otherApps`. */
  readonly otherApps: readonly string[]
}

/**
 * Decides how to handle a request. Handles only files and screens of the deployment: no API requests, no other hosts, no
 * requests with a token. Other applications may have the same host, so a screen is only what a route of the product matches.
 */
export function handlingOf(
  { url, method, mode, hasToken }: HandledRequest,
  { scope, routes, otherApps }: Product,
): Handling {
  if (method !== 'GET' || hasToken || !url.startsWith(scope)) return undefined
  const { pathname, searchParams } = new URL(url)
  const path = pathname.slice(new URL(scope).pathname.length)
  if (isOfOtherApp(otherApps, `/${path}`)) return undefined
  if (mode === 'navigate') {
    const isScreen = routes.some((pattern) => new RegExp(pattern, 'i').test(pathname))
    // The text that another app shares needs no answer of the server, which may refuse a long address.
    if (isScreen && searchParams.has('text')) return 'shared'
    return isScreen || path === 'index.html' ? 'screen' : undefined
  }
  if (hashed.test(path)) return 'hashed'
  return settings.test(path) ? 'settings' : undefined
}
