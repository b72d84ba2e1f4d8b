import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isHttpUrl } from './banner.mjs'
import { readBuildInfo, readJson } from './deployment.mjs'
import { formatHeaders } from './policy-formats.mjs'
import { securityHeaders } from './security-headers.mjs'

/**
 * Writes the security headers of a build for a deployment, in the configuration format of a server.
 *
 * @param {{ dir: string, config?: string, api?: string, form: string }} options `form` is a key
 * of policyFormats
 * @returns {Promise<string>} lines for a server's configuration
 * @throws {Error} with a message for the user when the policy would be incomplete
 */
export async function policyLines({ dir, config = join(dir, 'config.json'), api: server, form }) {
  const faults = []
  const security = await readBuildInfo(dir)
  const settings = await readSettings(config)
  const api = settings?.api?.url ?? ''
  if (api !== '' && !isHttpUrl(api))
    faults.push(`api.url is ${JSON.stringify(api)}; it must start with https:// or http://, or be empty.`)
  const headers = securityHeaders({ ...security, server }, settings, (fault) => faults.push(fault))
  // Reports faults here, because an incomplete policy would otherwise show errors only in visitors' browsers.
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
