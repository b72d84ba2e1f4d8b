import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type CopyInfo, copyLimits, keysToDelete } from './copy-limits'

export interface CopiedEntry {
  readonly owner: string
  readonly key: string
  readonly value: unknown
  readonly savedAt: number
}

export type StoredCopy = Pick<CopiedEntry, 'value' | 'savedAt'>

interface Copies extends DBSchema {
  infos: { key: string; value: CopyInfo }
  /** Stored as JSON texts: their length is known, and they contain nothing but JSON values. */
  texts: { key: string; value: string }
}

let opened: Promise<IDBPDatabase<Copies>> | undefined

const close = () => {
  opened?.then((database) => database.close())
  opened = undefined
}

function open(name: string): Promise<IDBPDatabase<Copies>> {
  opened ??= openDB<Copies>(name, 1, {
    upgrade(database) {
      database.createObjectStore('infos', { keyPath: 'key' })
      database.createObjectStore('texts')
    },
    // A logout, perhaps in another tab, deletes the database, but only after all tabs have closed it.
    blocking: close,
    terminated: close,
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/**
 * Writes entries and deletes those beyond the limits.
 *
 * @param select returns the entries once the database is open
 * @returns whether there were any
 */
export async function writeEntries(name: string, select: () => readonly CopiedEntry[]): Promise<boolean> {
  const database = await open(name)
  const entries = select()
  const [first] = entries
  if (!first) return false
  const changes = database.transaction(['infos', 'texts'], 'readwrite')
  const [infos, texts] = [changes.objectStore('infos'), changes.objectStore('texts')]
  for (const { owner, key, value, savedAt } of entries) {
    const text = JSON.stringify(value)
    if (text.length > copyLimits.entryLength) continue
    void infos.put({ owner, key, savedAt, length: text.length })
    void texts.put(text, key)
  }
  for (const key of keysToDelete(await infos.getAll(), first.owner, Date.now())) {
    void infos.delete(key)
    void texts.delete(key)
  }
  await changes.done
  return true
}

export async function readEntry(name: string, owner: string, key: string): Promise<StoredCopy | undefined> {
  const database = await open(name)
  const [info, text] = await Promise.all([database.get('infos', key), database.get('texts', key)])
  if (info?.owner !== owner || typeof info.savedAt !== 'number' || typeof text !== 'string') return undefined
  return { value: JSON.parse(text), savedAt: info.savedAt }
}
