// `npm run policy`: prints the Content Security Policy and the other headers of a build under the settings of
// a deployment, as lines for a server's configuration.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOptions } from './process/options.mjs'
import { isHttpUrl } from './serve/banner.mjs'
import { readBuildInfo, readJson } from './serve/deployment.mjs'
import { formatHeaders, policyFormats } from './serve/policy-formats.mjs'
import { securityHeaders } from './serve/security-headers.mjs'

const forms = Object.keys(policyFormats)
const help = `npm run -s policy -- [options]

  --dir FOLDER    the build (dist)
  --config FILE   the settings (config.json of the build)
  --api URL       the proxied server, if it returns absolute image URLs
  --for FORMAT    ${forms.join(', ')} (header)`

const options = readOptions(
  help,
  {
    dir: { type: 'string', default: 'dist' },
    config: { type: 'string' },
    api: { type: 'string' },
    for: { type: 'string', default: 'header' },
  },
  (values) => {
    if (!forms.includes(values.for))
      throw new Error(`--for is ${values.for}; it must be one of ${forms.join(', ')}.`)
    if (values.api && !isHttpUrl(values.api))
      throw new Error(`--api is ${values.api}; it must begin with http:// or https://.`)
    return values
  },
)

try {
  console.log(await policy(options))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function policy({ dir, config = join(dir, 'config.json'), api: server, for: form }) {
  const faults = []
  const security = await readBuildInfo(dir)
  const settings = await readSettings(config)
  const api = settings?.api?.url ?? ''
  if (api !== '' && !isHttpUrl(api))
    faults.push(`api.url is ${JSON.stringify(api)}; it must start with https:// or http://, or be empty.`)
  const headers = securityHeaders({ ...security, server }, settings, (fault) => faults.push(fault))
  // An incomplete policy would fail only in visitors' browsers.
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return formatHeaders(headers, form)
}

async function readSettings(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new Error(`${file} cannot be read: ${error.code ?? error.message}.`)
  })
  try {
    return readJson(text)
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error.message}`)
  }
}
