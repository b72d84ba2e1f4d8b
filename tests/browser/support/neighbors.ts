import { createServer, type RequestListener, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Neighborhood {
  readonly origin: string
  close(): Promise<void>
}

/**
 * Puts other applications on the origin of the product, as a reverse proxy does.
 * @param product the origin of the product @param neighbors what answers, by the start of the path
 */
export async function openNeighborhood(
  product: string,
  neighbors: Readonly<Record<string, RequestListener>>,
): Promise<Neighborhood> {
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    const neighbor = Object.entries(neighbors).find(([path]) => url.startsWith(path))?.[1]
    if (neighbor) return neighbor(request, response)
    const forwarded = send(new URL(url, product), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
