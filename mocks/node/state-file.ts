import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { WorldStorage } from '../server/state-persister'

/** Stores a world in a file. Renames a temporary file, so that an interrupted save leaves the old file intact. */
export function createStateFile(path: string): WorldStorage {
  return {
    async load() {
      try {
        return JSON.parse(await readFile(path, 'utf8'))
      } catch {
        // A state file that is missing or not readable means a fresh world.
        return undefined
      }
    },
    async save(state) {
      await mkdir(dirname(path), { recursive: true })
      const temporary = `${path}.${process.pid}.new`
      await writeFile(temporary, JSON.stringify(state))
      await rename(temporary, path)
    },
  }
}
