import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'

const types = { css: 'text/css', js: 'text/javascript' }

/**
 * Serves the build of a remote plugin from its own origin, as in a deployment.
 *
 * @param {string} folder the folder of the plugin
 * @returns {Promise<{ origin: string, entry(): object, close(): Promise<void> }>} `entry` returns the entry of the
 * current build for `remotes` in config.json
 * @throws {Error} when the plugin was not built
 */
export async function serveRemote(folder) {
  const dist = join(resolve(folder), 'dist')
  const read = () => JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'))
  try {
    read()
  } catch {
    throw new Error(`There is no plugin in ${dist}: run \`npm run build\` in ${folder}.`)
  }

  const server = createServer(async (request, response) => {
    const [, name, ending] = /^\/([\w.-]+\.(css|js))$/.exec(request.url ?? '') ?? []
    const content = name && (await readFile(join(dist, name)).catch(() => undefined))
    if (!content) return response.writeHead(404).end()
    // Allows every origin, because the product requests the remote plugin from its own origin and without credentials.
    response
      .writeHead(200, { 'Content-Type': types[ending], 'Access-Control-Allow-Origin': '*' })
      .end(content)
  })
  await new Promise((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${server.address().port}`
  const at = (file) => ({ ...file, url: `${origin}/${file.url}` })

  return {
    origin,
    entry() {
      const entry = read()
      return { ...at(entry), styles: entry.styles.map(at) }
    },
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
