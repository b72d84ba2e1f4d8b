// `npm run serve`: serves a build as in production. Needs only Node, the build and scripts/serve.
import { resolve } from 'node:path'
import { readOptions, wholeNumber } from './process/options.mjs'
import { isHttpUrl } from './serve/banner.mjs'
import { policyLines } from './serve/policy.mjs'
import { policyFormats } from './serve/policy-formats.mjs'
import { PortInUseError, serveProduct } from './serve/product-server.mjs'
import { proxyTo } from './serve/proxy.mjs'

const help = `npm run serve -- [options]

  --dir FOLDER    the build (dist); its base path is set at build time: BASE_PATH=/app/ npm run build
  --port NUMBER   the port to listen on (8080; 0 for any free port)
  --host NAME     the address to listen on (localhost; 0.0.0.0 for all network interfaces)
  --config FILE   the settings (config.json of the build); changes apply immediately
  --api URL       proxy API calls, images and the hub to this server, so that all have one origin
  --policy FORMAT print the response headers instead of serving: ${Object.keys(policyFormats).join(', ')}`

const options = readOptions(
  help,
  {
    dir: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: 'localhost' },
    config: { type: 'string' },
    api: { type: 'string' },
    policy: { type: 'string' },
  },
  ({ port, ...values }) => {
    if (values.api && !isHttpUrl(values.api))
      throw new Error(`--api is ${values.api}; it must begin with http:// or https://.`)
    if (values.policy !== undefined && !(values.policy in policyFormats))
      throw new Error(
        `--policy is ${values.policy}; it must be one of ${Object.keys(policyFormats).join(', ')}.`,
      )
    return { ...values, port: wholeNumber('--port', port, 65535) }
  },
)

try {
  if (options.policy) console.log(await policyLines({ ...options, form: options.policy }))
  else await serve(options)
} catch (error) {
  console.error(
    error instanceof PortInUseError ? `${error.message} Choose another port with --port.` : error.message,
  )
  process.exit(1)
}

async function serve({ dir, port, host, config, api }) {
  const server = await serveProduct({
    root: resolve(dir),
    port,
    host,
    config: config && resolve(config),
    proxy: api && proxyTo(api),
    // With the proxy, the page must call its own origin, whatever URL config.json contains.
    settings: api ? { api: { url: '' } } : undefined,
  })
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  console.log(`Roda is at http://${name}:${server.port}${server.base}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close())
}
