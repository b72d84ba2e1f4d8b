import {
  asRecord,
  cleanLine,
  cutText,
  readDate,
  readText,
  type Session,
  type TextRef,
  userKey,
} from '@kernel'
import {
  type Addition,
  type Counts,
  downloadFile,
  type FunctionEntry,
  isOnlyHere,
  type OnlyHere,
  sumOf,
  toIsoDate,
} from '@kernel/parts'
import { QueryClient } from '@tanstack/react-query'
import type { ExportTools } from '../contract'
import { accountsTexts } from '../texts'

// The file “my data”: what the server knows of a person, to look at, and what only this device has, to bring back.

const text = accountsTexts.ref

const version = 1
/** More characters than what only this device has can be; browsers store about twice as many. */
const maxLength = 2_500_000
const maxName = 100
/** Most bytes of a file that are read at once. */
const maxSize = 50_000_000

export type Part = FunctionEntry<ExportTools, Promise<unknown>>
/** What only this device has, by the names of the parts of the file. */
export type Stores = ReadonlyMap<string, readonly OnlyHere[]>

export const nameOf = ({ id }: Part): string => id.slice(id.indexOf('/') + 1)

const storesIn = (part: unknown): readonly OnlyHere[] => (Array.isArray(part) ? part.filter(isOnlyHere) : [])

/** @throws when the code of a part does not load */
export async function loadStores(
  parts: readonly Part[],
  session: Session,
  signal: AbortSignal,
): Promise<Stores> {
  // What only this device has needs no answers of the server, and the screen of the logout has no query client.
  const tools: ExportTools = { client: new QueryClient(), session, signal, onGap: () => undefined }
  const local = parts.filter(({ hasServerState }) => hasServerState === false)
  const load = async (part: Part) =>
    [nameOf(part), storesIn(await (await part.loadFunction())(tools))] as const
  return new Map(await Promise.all(local.map(load)))
}

/** Downloads the file. @param parts what the parts have returned, by name */
export function saveDataFile(
  parts: Iterable<readonly [name: string, part: unknown]>,
  session: Session,
  name: string,
): void {
  const savedAt = new Date()
  const { person } = session
  const about = { version, person: userKey(person), login: person.login, savedAt: savedAt.toISOString() }
  const load = (store: OnlyHere) => store.load(session)
  const data = [...parts].map(([key, part]) => {
    const stores = storesIn(part)
    return [key, stores.length > 0 ? Object.assign({}, ...stores.map(load)) : part]
  })
  const content = JSON.stringify({ about, ...Object.fromEntries(data) }, null, 2)
  downloadFile(content, `${name}-${toIsoDate(savedAt)}.json`, 'application/json')
}

/** What a file brings back, or why it brings nothing. */
export type Found =
  | { readonly savedAt: Date; readonly counts: Counts; readonly additions: readonly Addition[] }
  | { readonly refused: TextRef }

/** Reads a file that may be damaged or hostile, and compares it with what is here. */
export async function readDataFile(file: File, stores: Stores, session: Session): Promise<Found> {
  const tooLarge = { refused: text('data.tooLarge') }
  if (file.size > maxSize) return tooLarge
  const parse = async (): Promise<unknown> => JSON.parse(await file.text())
  const data = asRecord(await parse().catch(() => undefined))
  const { version: written, person, login, savedAt: saved } = asRecord(data.about)
  const savedAt = readDate(saved)
  if (written !== version || !savedAt) return { refused: text('data.unreadable') }
  if (person !== userKey(session.person))
    return { refused: text('data.others', { login: cutText(cleanLine(readText(login)), maxName) }) }
  const additions = [...stores].flatMap(([name, all]) =>
    all.flatMap((store) => store.compare(session, data[name])),
  )
  if (additions.reduce((sum, { length }) => sum + length, 0) > maxLength) return tooLarge
  const counts = sumOf(additions.flatMap((addition) => addition.counts))
  return { savedAt, counts, additions }
}
