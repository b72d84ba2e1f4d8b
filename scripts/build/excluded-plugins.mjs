import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the plugins that the build excludes: `PLUGINS_OFF=billing,groups npm run build` (PLG-03).
 *
 * @returns {readonly string[]} the sorted plugin ids
 */
export function excludedPlugins() {
  const named = (process.env.PLUGINS_OFF ?? '').split(',').map((id) => id.trim())
  return [...new Set(named.filter(Boolean))].sort()
}

/** Checks PLUGINS_OFF. @throws {Error} when it names an unknown plugin */
export function checkExcludedPlugins(root) {
  const unknown = excludedPlugins().find((id) => !existsSync(join(root, 'plugins', id, 'plugin.ts')))
  if (unknown) throw new Error(`PLUGINS_OFF names "${unknown}"; there is no such plugin below plugins/.`)
}

/**
 * Changes a pattern of plugin folders so that it does not match excluded plugins.
 *
 * @param {string} source the source of a regular expression
 */
export function withoutExcludedPlugins(source) {
  const names = excludedPlugins()
  return names.length === 0 ? source : source.replaceAll('[^/]+', `(?!(?:${names.join('|')})\\/)[^/]+`)
}
