import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes files into a folder and creates missing folders.
 *
 * @param {Record<string, string>} files contents by path
 */
export async function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
