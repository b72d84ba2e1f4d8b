import { join } from 'node:path'
import { isHttpUrl } from './banner.mjs'
import { readBuildInfo, readDeployment } from './deployment.mjs'
import { formatHeaders } from './policy-formats.mjs'
import { securityHeaders } from './security-headers.mjs'

/**
 * Writes the security headers of a build for a deployment, in the configuration format of a server.
 *
 * @param {{ dir: string, config?: string, settings?: object, api?: string, form: string }} options `settings` override
 * those of the file `config`; `form` is a key of policyFormats
 * @returns {Promise<string>} lines for a server's configuration
 * @throws {Error} with a message for the user when the policy would be incomplete
 */
export async function policyLines({
  dir,
  config = join(dir, 'config.json'),
  settings: overlay,
  api: server,
  form,
}) {
  const faults = []
  const security = await readBuildInfo(dir)
  const { settings } = await readDeployment(config, overlay, (fault) => {
    throw new Error(`${config}: ${fault}`)
  })
  const api = settings?.api?.url ?? ''
  if (api !== '' && !isHttpUrl(api))
    faults.push(`api.url is ${JSON.stringify(api)}; it must start with https:// or http://, or be empty.`)
  const headers = securityHeaders({ ...security, server }, settings, (fault) => faults.push(fault))
  // Reports faults here, because an incomplete policy would otherwise show errors only in visitors' browsers.
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return formatHeaders(headers, form)
}
