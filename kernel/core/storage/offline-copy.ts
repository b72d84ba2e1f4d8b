import { loadCode } from '../async/load-code'
import { withTimeout } from '../async/timeouts'
import type { CopiedEntry, StoredCopy } from './offline-database'
import { storageKey } from './safe-storage'

// The offline copy: what the signed-in user may read without a connection, in IndexedDB (decision:offline).

const saveDelay = 2_000
/** Limit in ms, because a browser may never answer the request to open a database. */
const maxWait = 3_000

const loadDatabase = () => import('./offline-database')
const databaseName = () => storageKey('offline')
const hasDatabase = () => typeof indexedDB !== 'undefined'

let isStopped = false
/** Whether a user is still signed in; undefined until the first screen is shown, when saving starts. */
let isSignedIn: ((owner: string) => boolean) | undefined
let isScheduled = false
const unsaved = new Map<string, CopiedEntry>()

/** Starts to save: first the values added so far, then later ones. */
export function startOfflineCopy(check: (owner: string) => boolean): void {
  isSignedIn = check
  schedule()
  document.addEventListener('visibilitychange', () => document.hidden && saveNow())
}

/** Deletes the copy and saves nothing more, for deployments with `offline: false`. */
export function stopOfflineCopy(): void {
  isStopped = true
  deleteOfflineCopy()
}

/** Saves a JSON value after a delay. @param owner the `userKey` of the signed-in user */
export function saveToCopy(owner: string, key: string, value: unknown): void {
  if (isStopped || !hasDatabase()) return
  unsaved.set(key, { owner, key, value, savedAt: Date.now() })
  if (isSignedIn) schedule()
}

function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => {
    isScheduled = false
    saveNow()
  }, saveDelay)
}

/** Ignores failures (code that does not load, a full storage): the next answer starts another attempt. */
const saveNow = () => void save().catch(() => undefined)

const entriesOfUser = () => [...unsaved.values()].filter(({ owner }) => isSignedIn?.(owner))

async function save(): Promise<void> {
  if (entriesOfUser().length === 0) return unsaved.clear()
  const { writeEntries } = await loadCode(loadDatabase)
  const hasUser = await writeEntries(databaseName(), () => {
    // Check again after the database has opened: a logout, perhaps in another tab, deletes the database.
    const entries = entriesOfUser()
    unsaved.clear()
    return entries
  })
  // Opening has created the deleted database again.
  if (!hasUser) deleteOfflineCopy()
}

/** Loads an untrusted value; undefined if there is none, or if the browser forbids storage. */
export async function loadFromCopy(owner: string, key: string): Promise<StoredCopy | undefined> {
  if (isStopped || !hasDatabase()) return undefined
  try {
    const { readEntry } = await loadCode(loadDatabase)
    return await withTimeout(readEntry(databaseName(), owner, key), maxWait)
  } catch {
    return undefined
  }
}

/** Deletes the copy. Needs no lazily loaded code, so that a logout without a connection works too. */
export function deleteOfflineCopy(): void {
  unsaved.clear()
  try {
    if (hasDatabase()) indexedDB.deleteDatabase(databaseName())
  } catch {
    // The browser forbids storage, so there is no copy.
  }
}
