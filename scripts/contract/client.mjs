import { failureSentence } from './failures.mjs'

/** Size limit of a response, larger than any response of the contract; the rest of a larger response is not read. */
const maxBytes = 20_000_000

/**
 * The parts of a request besides method and path.
 *
 * @typedef {object} CallParts
 * @property {Record<string, unknown>} [path]
 * @property {Record<string, unknown>} [query]
 * @property {unknown} [body] sent as JSON
 * @property {Record<string, unknown>} [form] sent as multipart/form-data
 */

/**
 * @typedef {object} ServerAnswer
 * @property {number} status
 * @property {string} contentType
 * @property {Uint8Array} bytes
 * @property {string | null} location of a redirect
 */

/**
 * Creates a client for one server. It does not follow redirects, so nothing is sent elsewhere. Like a page of
 * the same origin, it stores cookies and sends the CSRF header (KRN-AUTH-09).
 *
 * @param {{ patience: number, signal?: AbortSignal }} options `patience`: timeout in milliseconds
 * @returns {(operation: { method: string, path: string }, parts: CallParts, token?: string, signal?:
 * AbortSignal) => Promise<ServerAnswer>} throws an Error with a message if there is no response
 */
export function createClient(base, { patience }) {
  const cookies = new Map()

  return async ({ method, path }, { path: values = {}, query = {}, body, form } = {}, token, signal) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])))
    const address = new URL(base.pathname.replace(/\/$/, '') + filled, base.origin)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
    const headers = new Headers({ accept: 'application/json, text/plain, */*' })
    if (token) headers.set('authorization', `Bearer ${token}`)
    // Like the product, it also names the type of a body that is left out (FLT-35).
    if (body !== undefined || (token && method !== 'GET' && !form))
      headers.set('content-type', 'application/json')
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const proof = cookies.get('XSRF-TOKEN')
    if (proof && method !== 'GET') headers.set('x-xsrf-token', decoded(proof))

    const limit = AbortSignal.timeout(patience)
    try {
      const answer = await fetch(address, {
        method,
        headers,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form && { body: formOf(form) }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
        if (name) cookies.set(name.trim(), value)
      }
      return {
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? '',
        bytes: await bytesOf(answer),
        location: answer.headers.get('location'),
      }
    } catch (error) {
      throw new Error(failureSentence(error, patience), { cause: error })
    }
  }
}

function formOf(fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}

async function bytesOf(answer) {
  const parts = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new Error(`the response is larger than ${maxBytes / 1e6} MB`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function decoded(value) {
  try {
    return decodeURIComponent(value)
  } catch {
    // A cookie of this name that another application set is not necessarily percent-encoded.
    return value
  }
}
