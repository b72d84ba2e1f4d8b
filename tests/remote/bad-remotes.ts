import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const good = (id: string, version: string) =>
  `import { definePlugin } from '@roda/kernel'; export default definePlugin({ id: '${id}', apiVersion: '${version}' })`

interface BadRemote {
  /** The code of the module; when undefined, the server never answers the request for it. */
  readonly code?: string
  readonly status?: number
  /** The code whose integrity hash is in config.json, if it differs from `code`. */
  readonly expected?: string
  /** A style sheet whose integrity hash is that of another content. */
  readonly forgedStyle?: string
  readonly error: RegExp
}

/** Broken remote plugins, and the error that the product must report. */
export const badRemotes: Readonly<Record<string, BadRemote>> = {
  throwing: { code: "throw new Error('not today')", error: /not today/ },
  silent: { error: /did not answer within/ },
  forged: {
    code: good('forged', '1.0'),
    expected: 'something else',
    error: /its integrity/,
  },
  dressed: { code: good('dressed', '1.0'), forgedStyle: 'body {}', error: /its integrity/ },
  gone: { status: 404, code: '', error: /answered 404/ },
  future: { code: good('future', '9.0'), error: /API version 9\.0/ },
}

/** Serves the broken remote plugins from their own origin. */
export async function serveBadRemotes() {
  const server = createServer((request, response) => {
    const [id = '', ending] = request.url?.slice(1).split('.') ?? []
    const { code, forgedStyle, status = 200 } = badRemotes[id] ?? { status: 404, code: '' }
    if (code === undefined) return
    const isStyle = ending === 'css'
    response
      .writeHead(status, {
        'Content-Type': isStyle ? 'text/css' : 'text/javascript',
        'Access-Control-Allow-Origin': '*',
      })
      .end(isStyle ? forgedStyle : code)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** The entries for `remotes` in config.json. */
    entries: Object.entries(badRemotes).map(([id, { code = '', expected = code, forgedStyle }]) => ({
      id,
      url: `${origin}/${id}.js`,
      integrity: hashOf(expected),
      ...(forgedStyle && {
        styles: [{ url: `${origin}/${id}.css`, integrity: hashOf('something else') }],
      }),
    })),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
