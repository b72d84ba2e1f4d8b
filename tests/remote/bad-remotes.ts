import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const good = (id: string, version: string) =>
  `import { definePlugin } from '@roda/kernel'; export default definePlugin({ id: '${id}', apiVersion: '${version}' })`

interface BadRemote {
  /** The code of the module; when undefined, the server never answers the request for it. */
  readonly code?: string
  readonly status?: number
  /** The code whose integrity hash is in config.json, if it differs from `code`. */
  readonly expected?: string
  readonly error: RegExp
}

/** Broken remote plugins, and the error that the product must report. */
export const badRemotes: Readonly<Record<string, BadRemote>> = {
  throwing: { code: "throw new Error('not today')", error: /not today/ },
  silent: { error: /did not answer within/ },
  forged: {
    code: good('forged', '1.0'),
    expected: 'something else',
    error: /not what its integrity says/,
  },
  gone: { status: 404, code: '', error: /answered 404/ },
  future: { code: good('future', '9.0'), error: /API version 9\.0/ },
}

/** Serves the broken remote plugins from their own origin. */
export async function serveBadRemotes() {
  const server = createServer((request, response) => {
    const { code, status = 200 } = badRemotes[request.url?.slice(1, -3) ?? ''] ?? { status: 404, code: '' }
    if (code === undefined) return
    response
      .writeHead(status, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
      .end(code)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** The entries for `remotes` in config.json. */
    entries: Object.entries(badRemotes).map(([id, { code = '', expected = code }]) => ({
      id,
      url: `${origin}/${id}.js`,
      integrity: `sha384-${createHash('sha384').update(expected).digest('base64')}`,
    })),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
