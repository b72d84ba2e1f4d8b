import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The plugins that a build leaves out altogether: `PLUGINS_OFF=billing,groups npm run build` (PLG-03).
 *
 * @returns {readonly string[]} their ids, in order
 */
export function excludedPlugins() {
  const named = (process.env.PLUGINS_OFF ?? '').split(',').map((id) => id.trim())
  return [...new Set(named.filter(Boolean))].sort()
}

/**
 * @param {string} root the project
 * @throws {Error} when PLUGINS_OFF names a plugin that is not there
 */
export function checkExcludedPlugins(root) {
  const unknown = excludedPlugins().find((id) => !existsSync(join(root, 'plugins', id, 'plugin.ts')))
  if (unknown) throw new Error(`PLUGINS_OFF names "${unknown}"; there is no such plugin below plugins/.`)
}

/**
 * The pattern of a plugin's folder, without those that are left out.
 *
 * @param {string} source of a regular expression
 */
export function withoutExcludedPlugins(source) {
  const names = excludedPlugins()
  return names.length === 0 ? source : source.replaceAll('[^/]+', `(?!(?:${names.join('|')})\\/)[^/]+`)
}
