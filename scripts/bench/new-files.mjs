import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { compressedSizes } from '../size/file-sizes.mjs'

const isOfTheSite = (name) => !/\.(br|gz|map|txt)$/.test(name)

/**
 * Files of a build that another build does not have under the same name, i.e. that returning visitors
 * download.
 *
 * @param {string} now the folder of a build
 * @param {string} before the folder of the previous build
 * @returns {Promise<{ files: { name: string, bytes: number }[], page: number }>} in bytes after brotli;
 * `page`: the HTML page
 */
export async function newFilesIn(now, before) {
  const known = new Set(await filesIn(before))
  const names = (await filesIn(now)).filter((name) => !known.has(name) && isOfTheSite(name))
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: (await compressedSizes(join(now, name))).brotli })),
  )
  return { files, page: (await compressedSizes(join(now, 'shell.html'))).brotli }
}

async function filesIn(folder) {
  const names = await readdir(folder, { recursive: true })
  const isFile = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).isFile()))
  return names.filter((_, index) => isFile[index])
}
