import type { IncomingMessage, ServerResponse } from 'node:http'

/** Tells all pages that are open while developing what was changedFiles. */
export interface HmrChannel {
  /** Lets a page listen, for as long as it is open. */
  readonly join: (request: IncomingMessage, response: ServerResponse) => void
  readonly send: (event: string, data: unknown) => void
}

/** Server-sent events: the browser connects again by itself. */
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
