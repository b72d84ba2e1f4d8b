/** How the service worker answers a request; `undefined` if it leaves the request to the browser. */
export type Handling = 'screen' | 'hashed' | 'settings' | undefined

interface HandledRequest {
  readonly url: string
  readonly method: string
  readonly mode: RequestMode
  readonly hasToken: boolean
}

/** Paths of the API server, as in scripts/serve/request-path.mjs. */
const ofServer = /^\/(?:api|MessageHub|posts\/images|profile\/images|__mock)(?:\/|$)/i
/** Files with a content hash in their names, as in scripts/serve/cache-rules.mjs. */
const hashed = /^assets\/.+\.[0-9a-f]{6,}\.[^/]+$/
/** Settings, texts, logo and icons: files of the deployment that may change between builds. */
const settings = /^(?:assets\/i18n\/[^/]+\.json|[^/@][^/]*\.(?:json|svg|png|webp))$/
const file = /^[^@].*\.[a-z\d]{2,11}$/i

/**
 * Decides how to handle a request. Handles only files and screens of the deployment: no API requests, no other hosts, no
 * requests with a token. @param scope the base URL of the app: `https://community.example/app/`
 */
export function handlingOf({ url, method, mode, hasToken }: HandledRequest, scope: string): Handling {
  if (method !== 'GET' || hasToken || !url.startsWith(scope)) return undefined
  const { pathname } = new URL(url)
  if (ofServer.test(pathname)) return undefined
  const path = pathname.slice(new URL(scope).pathname.length)
  if (mode === 'navigate') return path === 'index.html' || !file.test(path) ? 'screen' : undefined
  if (hashed.test(path)) return 'hashed'
  return settings.test(path) ? 'settings' : undefined
}
