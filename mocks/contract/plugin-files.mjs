import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/**
 * Lists the files with this name in the plugin folders. Imports only Node modules, because the setup uses it before
 * packages are installed.
 *
 * @param {string} root the folder of the project
 * @param {'contract.ts' | 'plugin.ts' | 'openapi.yaml' | 'mock.ts'} name
 * @returns {string[]} paths relative to the project
 */
export const pluginFilesNamed = (root, name) =>
  readdirSync(join(root, 'plugins'))
    .map((plugin) => `plugins/${plugin}/${name}`)
    .filter((file) => existsSync(join(root, file)))

/**
 * Lists the files with this name of remote plugins for the mock server; their source folders are in RODA_REMOTES. A plugin
 * that is linked into the project is not listed.
 *
 * @returns {string[]} absolute paths
 */
export function remoteFilesNamed(root, name) {
  const linked = pluginFilesNamed(root, name).map((file) => realpathSync(join(root, file)))
  return (process.env.RODA_REMOTES ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => resolve(folder, name))
    .filter((file) => existsSync(file) && !linked.includes(realpathSync(file)))
}
