import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A file that plugins may have in their folder: what theirs are. Uses nothing but Node itself: set-up reads it, too.
 *
 * @param {string} root the project
 * @param {'openapi.yaml' | 'mock.ts'} name
 * @returns {string[]} paths relative to the project
 */
export const pluginFilesNamed = (root, name) =>
  readdirSync(join(root, 'plugins'))
    .map((plugin) => `plugins/${plugin}/${name}`)
    .filter((file) => existsSync(join(root, file)))
