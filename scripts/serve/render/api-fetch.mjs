/** Larger responses are left to the browser, because the page would contain them. */
const maxBytes = 256_000

/**
 * Sends the requests of rendered screens to the API. They never have a cookie or token of a visitor.
 *
 * @param {string} from the address of the API in the browser
 * @param {string} to its address for this server
 * @returns {typeof fetch}
 * @throws {TypeError} from the function, when the answer is too long
 */
export function apiFetch(from, to) {
  return async (request, init) => {
    const url = request.url.startsWith(from) ? to + request.url.slice(from.length) : request.url
    const headers = { Accept: 'application/json' }
    const response = await fetch(url, { headers, signal: init?.signal, redirect: 'error' })
    return new Response(await limitedBody(response), { status: response.status, headers: response.headers })
  }
}

async function limitedBody(response) {
  if (!response.body || response.status === 204) return null
  const chunks = []
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.length
    if (length > maxBytes) throw new TypeError(`The API answered with more than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
