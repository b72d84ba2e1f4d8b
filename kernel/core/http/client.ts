import createClient, { type Middleware } from 'openapi-fetch'
import { perRequest } from '../async/per-request'
import { readServerTime } from '../async/server-clock'
import { requestTimeout, setRequestTimeout, untilAborted } from '../async/timeouts'
import { encodePathSegment } from '../parse/url'
import { rawDeviceStorage } from '../storage/safe-storage'
import type { paths } from './api.gen'
import { ApiError } from './api-error'
import { quoteLargeIntegers, stringifyLargeIntegers } from './large-integers'
import { changingGets, tokenRules } from './operations.gen'

export interface ApiSettings {
  readonly url: string
  readonly patience: number
  readonly antiForgery: { readonly cookie: string; readonly header: string }
  /** Whether commands carry the header `Idempotency-Key`. */
  readonly idempotencyKey?: boolean
}

interface Connection extends ApiSettings {
  readonly onTokenRefused: () => void
  /** Called when a request needs a token and none is stored: another tab may have ended the session. */
  readonly onTokenMissing: () => void
  readonly isRestoring?: () => boolean
  /** Sends the requests; default: the `fetch` of the page. Server rendering replaces it. */
  readonly fetch?: typeof fetch
}

const connection = perRequest<Connection>({
  url: '',
  patience: 20_000,
  antiForgery: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
  onTokenRefused: () => undefined,
  onTokenMissing: () => undefined,
})

export function connectApi(settings: Connection): void {
  connection.set(settings)
  setRequestTimeout(settings.patience)
  sharedReads.clear()
}

/** Storage key of the session token, which is stored nowhere else. */
export const tokenKey = 'token'

const origin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin)

let knownBase: { readonly url: string; readonly page: string; readonly base: URL } | undefined

/** The base URL of the API, parsed once: a list needs it for each image. */
function apiBase(): URL {
  const { url } = connection.get()
  const page = origin()
  if (knownBase?.url !== url || knownBase.page !== page)
    knownBase = { url, page, base: new URL(url || '/', page) }
  return knownBase.base
}

/** The URL of a path of the API: its origin and its encoded path, which begins with that of the API. */
export function apiAddress(path: string): { readonly origin: string; readonly pathname: string } {
  const { origin, pathname } = apiBase()
  return { origin, pathname: pathname.replace(/\/$/, '') + path }
}

export const apiUrl = (path: string): URL => new URL(apiAddress(path).pathname, apiBase())

/** Adds the base URL of the settings, because openapi-fetch builds requests with the path alone. */
export class ApiRequest extends Request {
  /** The form that it sends, because WebKit cannot read a form with a file from a request. */
  readonly form: FormData | undefined

  constructor(path: string, init: RequestInit) {
    super(apiUrl(path), init)
    this.form = init.body instanceof FormData ? init.body : undefined
  }
}

/**
 * Reads the whole response body, so that a body that stops half way is a timeout, too. Each piece of it restarts the
 * timeout, so that a slow line does not fail.
 */
async function fetchWithTimeout(request: Request): Promise<Response> {
  const controller = new AbortController()
  const abort = () => controller.abort(request.signal.reason)
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimeout = () => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(new ApiError('timeout')), requestTimeout())
  }
  restartTimeout()
  request.signal.addEventListener('abort', abort, { once: true })
  if (request.signal.aborted) abort()
  // `fetch` is looked up on each call, because a mock server replaces it after this module was evaluated.
  const fetchNow = () => (connection.get().fetch ?? globalThis.fetch)(request, { signal: controller.signal })
  try {
    const preloaded = controller.signal.aborted ? undefined : takePreloaded(request)
    if (preloaded)
      controller.signal.addEventListener('abort', () => preloaded.abort.abort(controller.signal.reason))
    const response = await (preloaded ? preloaded.answer.catch(fetchNow) : fetchNow())
    // The copy may keep the body from ending when the request is aborted.
    const body = await untilAborted(readBody(response, restartTimeout), controller.signal)
    const { status, statusText } = response
    const headers = [...response.headers]
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
  } catch (error) {
    // While the body is read, browsers reject with an AbortError instead of the reason of the signal.
    controller.signal.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', abort)
  }
}

/** Reads the body whole, because developer tools do not show a body that a script reads in pieces; a copy tells the pieces. */
async function readBody(response: Response, onPiece: () => void): Promise<ArrayBuffer> {
  const reader = response.clone().body?.getReader()
  const watch = async () => {
    while (reader && !(await reader.read()).done) onPiece()
  }
  const [body] = await Promise.all([response.arrayBuffer(), watch()])
  return body
}

const sharedReadLifetime = 20_000

const sharedReads = new Map<string, Promise<Response>>()

/** Shares responses to public reads sent during a session restore: screens repeat these reads after the restore. */
function send(request: Request): Promise<Response> {
  const { url, method, headers, signal } = request
  if (method !== 'GET' || headers.has('Authorization')) return fetchWithTimeout(request)
  const isRestoring = connection.get().isRestoring?.() ?? false
  const shared = sharedReads.get(url)
  if (!shared && !isRestoring) return fetchWithTimeout(request)
  if (!isRestoring) sharedReads.delete(url)
  return untilAborted(
    (shared ?? share(url)).then((response) => response.clone()),
    signal,
  )
}

/** Sends a shared read. It omits the first caller's abort signal, which the next render aborts. */
function share(url: string): Promise<Response> {
  const response = fetchWithTimeout(new Request(url))
  sharedReads.set(url, response)
  const forget = () => sharedReads.get(url) === response && sharedReads.delete(url)
  // A person who tries again does not get the same failure.
  response.then(({ ok }) => ok || forget(), forget)
  setTimeout(forget, sharedReadLifetime)
  return response
}

/** The response that the boot script requested without a token; used once (decision:preloaded-requests). */
function takePreloaded({ url, headers }: Request) {
  const preloaded = globalThis.boot?.preloaded
  // The HTTP method needs no check: the boot script preloads only reads, and no write has the same URL.
  if (preloaded?.url !== url || headers.has('Authorization')) return undefined
  delete globalThis.boot?.preloaded
  return preloaded
}

const readOnlyMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

function cookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

function cookie(name: string): string | undefined {
  const found = cookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
  if (!found) return undefined
  const value = found.slice(name.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The anti-forgery header, for writes to the page's own origin. */
export function csrfHeaders({
  url,
  method,
}: Pick<Request, 'url' | 'method'>): [name: string, value: string][] {
  if (new URL(url, origin()).origin !== origin() || readOnlyMethods.has(method)) return []
  const token = cookie(connection.get().antiForgery.cookie)
  return token ? [[connection.get().antiForgery.header, token]] : []
}

/** The header by which a server recognizes a repeated command, if the deployment wants it. */
export const idempotencyHeaders = (key: string): Readonly<Record<string, string>> =>
  connection.get().idempotencyKey ? { 'Idempotency-Key': `"${key}"` } : {}

export function requiredToken(): string {
  const token = rawDeviceStorage.get(tokenKey)
  if (token) return token
  connection.get().onTokenMissing()
  throw new ApiError('signedOut')
}

/** Answers a request that has no token: a write fails instead of seeming to succeed, a read gets an empty response. */
function respondWithoutToken({ method }: Request, operation: string): Response {
  connection.get().onTokenMissing()
  if (!readOnlyMethods.has(method) || changingGets.has(operation)) throw new ApiError('signedOut')
  return new Response(null, { status: 204 })
}

/** Adds token and CSRF headers by the rules that openapi.yaml declares for each operation. */
const credentials: Middleware = {
  onRequest({ request, schemaPath }) {
    const operation = `${request.method} ${schemaPath}`
    const rule = tokenRules[operation]
    const token = rule === 'never' ? null : rawDeviceStorage.get(tokenKey)
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    else if (rule === undefined) return respondWithoutToken(request, operation)

    // Servers expect a JSON content type even for authenticated writes without a body.
    const isTyped = readOnlyMethods.has(request.method) || request.headers.has('Content-Type')
    if (token && !isTyped) request.headers.set('Content-Type', 'application/json')

    for (const [name, value] of csrfHeaders(request)) request.headers.set(name, value)
    return request
  },
  onResponse({ request, response }) {
    readServerTime(response.headers)
    const sent = request.headers.get('Authorization')
    // A late 401 for an earlier token must not end the current session.
    if (response.status === 401 && sent === `Bearer ${rawDeviceStorage.get(tokenKey)}`)
      connection.get().onTokenRefused()
  },
}

const exactIds: Middleware = {
  async onResponse({ response, options }) {
    if (!response.body || options.parseAs !== 'json') return undefined
    return new Response(quoteLargeIntegers(await response.text()), response)
  },
}

/** A `bodySerializer` for multipart form data; fields with the value `undefined` or `null` are left out. */
export function multipart(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

/** The client of the server's API, typed by openapi.yaml. @example await unwrap(api.GET('/api/post/feed')) */
export const api = createClient<paths>({
  baseUrl: '',
  Request: ApiRequest as unknown as typeof Request,
  fetch: send,
  bodySerializer: stringifyLargeIntegers,
  pathSerializer: (path, values) =>
    path.replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? encodePathSegment(String(values[name])) : whole,
    ),
})
api.use(credentials, exactIds)
