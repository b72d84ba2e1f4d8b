import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localFilesOf, readJson } from '../serve/deployment.mjs'
import { basePath } from './base-path.mjs'

/**
 * Lists the files of a deployment in the folder of a build: config.json, and the texts and the logo that it names. A
 * build keeps them.
 *
 * @param {string} dist the folder of the build
 * @returns {string[]} paths relative to the folder
 * @throws {Error} when config.json cannot be read: a build would delete the files that it names
 */
export function ownFiles(dist) {
  const file = join(dist, 'config.json')
  if (!existsSync(file)) return []
  try {
    const settings = readJson(readFileSync(file, 'utf8'))
    return ['config.json', ...localFilesOf(settings, `${basePath()}/`)]
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.message}. Repair it or move it away before you build.`)
  }
}
