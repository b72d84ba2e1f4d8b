import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the files with this name in the plugin folders. Imports only Node modules, because the setup uses it before
 * packages are installed.
 *
 * @param {string} root the folder of the project
 * @param {'contract.ts' | 'openapi.yaml' | 'mock.ts'} name
 * @returns {string[]} paths relative to the project
 */
export const pluginFilesNamed = (root, name) =>
  readdirSync(join(root, 'plugins'))
    .map((plugin) => `plugins/${plugin}/${name}`)
    .filter((file) => existsSync(join(root, file)))
