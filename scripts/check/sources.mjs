import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../process/run.mjs'

const isSource = (name) => /(?<!\.test|\.gen|\.fixture)\.tsx?$/.test(name)

/** Lists the paths of the source files by hand in a folder, without tests. */
export async function sourcesIn(folder) {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.filter(isSource).map((name) => join(folder, name))
}

/** Reads files. @returns {Promise<Record<string, string>>} their texts, by path */
export async function textsOf(files) {
  const entries = files.map(async (file) => [file, await readFile(join(root, file), 'utf8')])
  return Object.fromEntries(await Promise.all(entries))
}
