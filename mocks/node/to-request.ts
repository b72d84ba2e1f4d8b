import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

export function addressOf({ headers, url = '/' }: IncomingMessage): URL {
  return new URL(url, `http://${headers.host ?? 'localhost'}`)
}

/** All headers, including repeated ones. */
export function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  }
  return headers
}

/** Converts a Node request to a fetch `Request`. */
export function toRequest(message: IncomingMessage): Request {
  const method = message.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? { body: Readable.toWeb(message) as unknown as BodyInit, duplex: 'half' } : {}
  return new Request(addressOf(message), { method, headers: headersOf(message), ...body } as RequestInit)
}
