import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

const ownOutput = /(^|\/)(node_modules|\.cache|dist|dist-server)$/
const noSource = /\.(test|spec)\.tsx?$|\.md$/

/**
 * One hash over the content of files and folders, without tests and documents. A missing path changes the hash, too.
 *
 * @param {string[]} paths relative to the project
 */
export async function contentHash(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesBelow(path)) {
      hash.update(file)
      hash.update(await readFile(join(root, file)).catch(() => 'missing'))
    }
  }
  return hash.digest('hex')
}

/** Whether the stored hash equals `hash` and all outputs exist. */
export async function isUpToDate(hashFile, hash, outputs = []) {
  const known = await readFile(join(root, hashFile), 'utf8').catch(() => null)
  if (known !== hash) return false
  const found = await Promise.all(outputs.map((path) => stat(join(root, path)).then(Boolean, () => false)))
  return found.every(Boolean)
}

export async function saveHash(hashFile, hash) {
  await mkdir(dirname(join(root, hashFile)), { recursive: true })
  await writeFile(join(root, hashFile), hash)
}

async function filesBelow(path) {
  const entry = await stat(join(root, path)).catch(() => null)
  if (!entry?.isDirectory()) return [path]
  if (ownOutput.test(path)) return []
  const names = (await readdir(join(root, path))).sort()
  const files = await Promise.all(names.map((name) => filesBelow(`${path}/${name}`)))
  return files.flat().filter((file) => !noSource.test(file))
}
