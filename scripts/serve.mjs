// `npm run serve`: serves a build as in production. Needs only Node, the build and scripts/serve.
import { join, resolve } from 'node:path'
import { onEnd } from './process/on-end.mjs'
import { jsonObject, readOptions, wholeNumber } from './process/options.mjs'
import { isHttpUrl } from './serve/banner.mjs'
import { readBuildInfo, readDeployment } from './serve/deployment.mjs'
import { policyLines } from './serve/policy.mjs'
import { policyFormats } from './serve/policy-formats.mjs'
import { PortInUseError, serveProduct } from './serve/product-server.mjs'
import { proxyTo } from './serve/proxy.mjs'
import { manifestText } from './serve/web-manifest.mjs'

const help = `npm run serve -- [options]

  --dir FOLDER       the build (dist); its base path is set at build time: BASE_PATH=/app/ npm run build
  --port NUMBER      the port to listen on (8080; 0 for any free port)
  --host NAME        the address to listen on (localhost; 0.0.0.0 for all network interfaces)
  --config FILE      the settings (config.json of the build); changes apply immediately
  --settings JSON    settings that override those of the file
  --api URL          proxy API calls, images and the hub to this server, so that all have one origin
  --previous FOLDER  files of earlier builds (their folder assets/), for pages that are still open
  --log KIND         what to log: errors (default), or requests (each request and errors)
  --drain SECONDS    after SIGTERM, answer /__ready with 503 and continue to serve for this many seconds (0)
  --purge SECRET     let POST /__purge with "Authorization: Bearer SECRET" remove pages from the memory
  --policy FORMAT    print the response headers instead of serving: ${Object.keys(policyFormats).join(', ')}
  --manifest         print the web app manifest instead of serving

Each option can also be given by an environment variable: RODA_PORT=80, RODA_SETTINGS='{"api":{"url":"…"}}'.`

/** Returns the value of an option's environment variable, or the default value. */
const fromEnvironment = (name, fallback) => process.env[`RODA_${name.toUpperCase()}`] || fallback

const options = readOptions(
  help,
  {
    dir: { type: 'string', default: fromEnvironment('dir', 'dist') },
    port: { type: 'string', default: fromEnvironment('port', '8080') },
    host: { type: 'string', default: fromEnvironment('host', 'localhost') },
    config: { type: 'string', default: fromEnvironment('config') },
    settings: { type: 'string', default: fromEnvironment('settings') },
    api: { type: 'string', default: fromEnvironment('api') },
    previous: { type: 'string', default: fromEnvironment('previous') },
    log: { type: 'string', default: fromEnvironment('log', 'errors') },
    drain: { type: 'string', default: fromEnvironment('drain', '0') },
    purge: { type: 'string', default: fromEnvironment('purge') },
    policy: { type: 'string' },
    manifest: { type: 'boolean', default: false },
  },
  ({ port, drain, settings, ...values }) => {
    if (values.api && !isHttpUrl(values.api))
      throw new Error(`--api is ${values.api}; it must begin with http:// or https://.`)
    if (values.policy !== undefined && !(values.policy in policyFormats))
      throw new Error(
        `--policy is ${values.policy}; it must be one of ${Object.keys(policyFormats).join(', ')}.`,
      )
    if (values.purge && values.purge.length < 16)
      throw new Error('--purge has fewer than 16 characters, so it could be guessed.')
    if (!['errors', 'requests'].includes(values.log))
      throw new Error(`--log is ${values.log}; it must be errors or requests.`)
    return {
      ...values,
      port: wholeNumber('--port', port, 65535),
      drain: wholeNumber('--drain', drain, 3600) * 1_000,
      settings: settings && jsonObject('--settings', settings),
    }
  },
)

try {
  if (options.policy) console.log(await policyLines({ ...options, form: options.policy }))
  else if (options.manifest) await printManifest(options)
  else await serve(options)
} catch (error) {
  console.error(
    error instanceof PortInUseError ? `${error.message} Choose another port with --port.` : error.message,
  )
  process.exit(1)
}

async function printManifest({ dir, config = join(dir, 'config.json'), settings }) {
  const deployment = await readDeployment(config, settings, (fault) => {
    throw new Error(`${config}: ${fault}`)
  })
  const { base, app } = await readBuildInfo(dir)
  process.stdout.write(await manifestText(deployment.settings, config, { root: dir, base, app }))
}

async function serve({ dir, port, host, config, settings, api, previous, log, drain, purge }) {
  const server = await serveProduct({
    root: resolve(dir),
    port,
    host,
    config: config && resolve(config),
    proxy: api && proxyTo(api),
    // With the proxy, the page must call its own origin, whatever URL config.json contains.
    settings: api ? { ...settings, api: { ...settings?.api, url: '' } } : settings,
    previous: previous && resolve(previous),
    logsRequests: log === 'requests',
    purgeSecret: purge,
  })
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  console.log(`Roda is at http://${name}:${server.port}${server.base}`)
  onEnd((signal) => server.close(signal === 'SIGTERM' ? drain : 0))
}
