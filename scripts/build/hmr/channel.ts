import type { IncomingMessage, ServerResponse } from 'node:http'

/** Notifies all open pages of the development server. */
export interface HmrChannel {
  /** Connects a page until it is closed. */
  readonly join: (request: IncomingMessage, response: ServerResponse) => void
  readonly send: (event: string, data: unknown) => void
}

/** Server-sent events: browsers reconnect automatically. */
export function createHmrChannel(): HmrChannel {
  const pages = new Set<ServerResponse>()
  return {
    join(request, response) {
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
        .write(':\n\n')
      pages.add(response)
      request.on('close', () => pages.delete(response))
    },
    send(event, data) {
      for (const page of pages) page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
  }
}
