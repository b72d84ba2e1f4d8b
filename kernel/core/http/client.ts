import createClient, { type Middleware } from 'openapi-fetch'
import { requestTimeout, setRequestTimeout } from '../async/request-timeout'
import { encodePathSegment } from '../parse/encode-path-segment'
import { deviceStorage } from '../storage/safe-storage'
import type { paths } from './api.gen'
import { ApiError } from './api-error'
import { changingGets, tokenRules } from './operations.gen'

/** The part of the deployment's settings that calls obey. */
export interface ApiSettings {
  /** The server's base address; empty for the one that served the page. */
  readonly url: string
  /** Milliseconds without an answer after which a call is given up. */
  readonly patience: number
  readonly antiForgery: { readonly cookie: string; readonly header: string }
}

interface Connection extends ApiSettings {
  /** Told of a 401 on a call that carried the token: the session is over. */
  readonly onTokenRefused: () => void
  /** Told of a call that needs a token and has none: if somebody is signed in here, the session is over elsewhere. */
  readonly onTokenMissing: () => void
  /** Whether a stored token is being taken up: the screen is drawn for a visitor, and soon for a member. */
  readonly isRestoring?: () => boolean
}

let connection: Connection = {
  url: '',
  patience: 20_000,
  antiForgery: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
  onTokenRefused: () => undefined,
  onTokenMissing: () => undefined,
}

/** Points the client at the deployment's server; called once, at start. */
export function connectApi(settings: Connection): void {
  connection = settings
  setRequestTimeout(settings.patience)
  visitorReads.clear()
}

/** The name under which the token is stored (KRN-AUTH-01). Its only home is the storage. */
export const tokenKey = 'token'

const origin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin)

/** The absolute form of an address below the server's base address. */
export function apiUrl(path: string): URL {
  const base = new URL(connection.url || '/', origin())
  return new URL(base.pathname.replace(/\/$/, '') + path, base)
}

/** Requests are built with the path alone, so that the base address can come from the settings. */
class ApiRequest extends Request {
  constructor(path: string, init: RequestInit) {
    super(apiUrl(path), init)
  }
}

/**
 * Sends a request and waits for all of its answer, for as long as the deployment's patience lasts: a
 * body that stops half way is silence too.
 */
async function transfer(request: Request): Promise<Response> {
  const ended = new AbortController()
  const follow = () => ended.abort(request.signal.reason)
  const timer = setTimeout(() => ended.abort(new ApiError('timeout')), requestTimeout())
  request.signal.addEventListener('abort', follow, { once: true })
  if (request.signal.aborted) follow()
  // Looked up late: whoever stands in for the network (a test's mock server) replaces fetch after this module ran.
  const ask = () => globalThis.fetch(request, { signal: ended.signal })
  try {
    const asked = ended.signal.aborted ? undefined : takePreloaded(request)
    if (asked) ended.signal.addEventListener('abort', () => asked.abort.abort(ended.signal.reason))
    const answer = await (asked ? asked.answer.catch(ask) : ask())
    const body = await answer.arrayBuffer()
    const { status, statusText } = answer
    const headers = [...answer.headers]
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', follow)
  }
}

/** Milliseconds for which a visitor's read is held for the member. */
const visitorReadsLast = 20_000

/** Public reads made while the session was being taken up, by address. */
const visitorReads = new Map<string, Promise<Response>>()

/**
 * Sends a call. A public read made for a visitor whose token is being taken up is not made again when the session
 * begins: the new screen gets the same answer.
 */
function send(request: Request): Promise<Response> {
  const { url, method, headers, signal } = request
  if (method !== 'GET' || headers.has('Authorization')) return transfer(request)
  const isRestoring = connection.isRestoring?.() ?? false
  const held = visitorReads.get(url)
  if (!held && !isRestoring) return transfer(request)
  if (!isRestoring) visitorReads.delete(url)
  return untilAborted(
    (held ?? hold(url)).then((answer) => answer.clone()),
    signal,
  )
}

/** The call of a screen that is drawn anew goes on, so the signals of its callers do not end it. */
function hold(url: string): Promise<Response> {
  const answer = transfer(new Request(url))
  visitorReads.set(url, answer)
  const forget = () => visitorReads.get(url) === answer && visitorReads.delete(url)
  answer.catch(forget)
  setTimeout(forget, visitorReadsLast)
  return answer
}

function untilAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([answer, aborted])
}

/** What the page has asked for already, before any script had come (decision:preloaded-requests): once, and without a token. */
function takePreloaded({ url, headers }: Request) {
  const asked = globalThis.boot?.preloaded
  // Reads alone are asked for ahead, and no other call has the address of one.
  if (asked?.url !== url || headers.has('Authorization')) return undefined
  delete globalThis.boot?.preloaded
  return asked
}

const readOnlyMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

function cookies(): string {
  try {
    return document.cookie
  } catch {
    // Forbidden: there are none.
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
    // Somebody else's cookie of the same name, not encoded: it is sent as it stands.
    return value
  }
}

/** The anti-forgery header of a call that changes something at the page's own origin (KRN-AUTH-09). */
export function csrfHeaders({
  url,
  method,
}: Pick<Request, 'url' | 'method'>): [name: string, value: string][] {
  if (new URL(url, origin()).origin !== origin() || readOnlyMethods.has(method)) return []
  const proof = cookie(connection.antiForgery.cookie)
  return proof ? [[connection.antiForgery.header, proof]] : []
}

/** The stored token, for a call that makes no sense without it. @throws ApiError `signedOut` when there is none */
export function requiredToken(): string {
  const token = deviceStorage.get(tokenKey)
  if (token) return token
  connection.onTokenMissing()
  throw new ApiError('signedOut')
}

/** A call that needs a token, without one. What would have changed something has not: nobody may take it for done. */
function unsent({ method }: Request, operation: string): Response {
  connection.onTokenMissing()
  if (!readOnlyMethods.has(method) || changingGets.has(operation)) throw new ApiError('signedOut')
  // Nothing at all is what readers take for an empty list, too.
  return new Response(null, { status: 204 })
}

/**
 * Who may see the token, and which calls are not made without one, as openapi.yaml declares it
 * operation by operation (KRN-AUTH-07 and 08); the anti-forgery header on calls to the page's own
 * origin (KRN-AUTH-09).
 */
const credentials: Middleware = {
  onRequest({ request, schemaPath }) {
    const operation = `${request.method} ${schemaPath}`
    const rule = tokenRules[operation]
    const token = rule === 'never' ? null : deviceStorage.get(tokenKey)
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    else if (rule === undefined) return unsent(request, operation)

    // Servers expect it of every authenticated write, with a body or without (A7).
    const isTyped = readOnlyMethods.has(request.method) || request.headers.has('Content-Type')
    if (token && !isTyped) request.headers.set('Content-Type', 'application/json')

    for (const [name, value] of csrfHeaders(request)) request.headers.set(name, value)
    return request
  },
  onResponse({ request, response }) {
    const sent = request.headers.get('Authorization')
    // A late refusal of an earlier session's token must not end the session that came after it.
    if (response.status === 401 && sent === `Bearer ${deviceStorage.get(tokenKey)}`)
      connection.onTokenRefused()
  },
}

/** Turns `{ imageFile, content, … }` into a multipart body; absent values leave their field out. */
export function multipart(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

/**
 * The one door to the server, typed by openapi.yaml (API-01).
 *
 * @example
 * await unwrap(api.POST('/api/post/react', { body: { postId, reactionType } }))
 */
export const api = createClient<paths>({
  baseUrl: '',
  Request: ApiRequest as unknown as typeof Request,
  fetch: send,
  pathSerializer: (path, values) =>
    path.replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? encodePathSegment(String(values[name])) : whole,
    ),
})
api.use(credentials)
