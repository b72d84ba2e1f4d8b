import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A response of the real server, which a planted fault may change. */
export interface PassingAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** A fault in one call, which the contract check must find. */
export interface PlantedFault {
  readonly what: string
  /** The operation for which the contract check must report the fault. */
  readonly operation: string
  /** The message that the contract check must report. */
  readonly message: string
  /** The affected call as `METHOD /path`, the path as a regular expression. */
  readonly at: string
  /** Changes the headers of the forwarded call; `known` is the last `Authorization` header that the client sent. */
  readonly changeRequest?: (headers: Record<string, string>, known: string) => void
  readonly corrupt?: (answer: PassingAnswer, known: string, called: string) => PassingAnswer
  /** Whether the response is cut after half of its body. */
  readonly isCut?: boolean
}

/**
 * Starts a proxy that forwards all calls and applies the fault.
 *
 * @returns its base URL and a function to stop it
 */
export async function breakServer(good: string, fault: PlantedFault) {
  let known = ''
  const matches = ({ method, url }: IncomingMessage) =>
    new RegExp(`^${fault.at}$`).test(`${method} ${url?.split('?')[0]}`)
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const headers = headersOf(request)
    if (headers.authorization?.length) known = headers.authorization
    if (matches(request)) fault.changeRequest?.(headers, known)
    const answer = await fetch(good + request.url, {
      method: request.method ?? 'GET',
      headers,
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    })
    await pass(
      answer,
      response,
      matches(request) ? fault : undefined,
      known,
      `${request.method} ${request.url}`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { host: _, connection: _connection, 'content-length': _length, ...rest } = headers
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
}

async function pass(
  answer: Response,
  response: ServerResponse,
  fault: PlantedFault | undefined,
  known: string,
  called: string,
) {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { 'set-cookie': _, 'content-length': _length, ...headers } = Object.fromEntries(answer.headers)
  const corrupted = fault?.corrupt?.(
    { status: answer.status, headers, body: bytes.toString() },
    known,
    called,
  )
  const body = corrupted ? Buffer.from(corrupted.body) : bytes
  response.writeHead(corrupted?.status ?? answer.status, {
    ...(corrupted?.headers ?? headers),
    'content-length': body.length,
  })
  if (!fault?.isCut) return response.end(body)
  response.write(body.subarray(0, body.length / 2))
  response.destroy()
}
