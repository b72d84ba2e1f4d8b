import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { WorldStorage } from '../server/state-persister'

/** Keeps a world in a file. It is written beside and moved into place, so that it is never half a file. */
export function createStateFile(path: string): WorldStorage {
  return {
    async load() {
      try {
        return JSON.parse(await readFile(path, 'utf8'))
      } catch {
        // There is none yet, or it is not ours: the world begins anew.
        return undefined
      }
    },
    async save(state) {
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${process.pid}.new`
      await writeFile(draft, JSON.stringify(state))
      await rename(draft, path)
    },
  }
}
