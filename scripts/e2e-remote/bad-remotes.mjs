import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

const good = (id, version) =>
  `import { definePlugin } from '@roda/kernel'; export default definePlugin({ id: '${id}', apiVersion: '${version}' })`

/** Broken remote plugins, and the error that the product must report. */
const kinds = {
  throwing: { code: "throw new Error('not today')", says: /not today/ },
  silent: { says: /did not answer within/ },
  forged: { code: good('forged', '1.0'), agreed: 'something else', says: /not what its integrity says/ },
  gone: { status: 404, code: '', says: /answered 404/ },
  future: { code: good('future', '9.0'), says: /API version 9\.0/ },
}

/** Serves broken remote plugins from their own origin. */
export async function serveBadRemotes() {
  const server = createServer((request, response) => {
    const { code, status = 200 } = kinds[request.url.slice(1, -3)] ?? { status: 404, code: '' }
    // One never responds.
    if (code === undefined) return
    response
      .writeHead(status, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
      .end(code)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${server.address().port}`

  return {
    entries: Object.entries(kinds).map(([id, { code = '', agreed = code }]) => ({
      id,
      url: `${origin}/${id}.js`,
      integrity: `sha384-${createHash('sha384').update(agreed).digest('base64')}`,
    })),
    says: Object.entries(kinds).map(([id, { says }]) => [id, says]),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
