import { createEvent } from 'effector'
import { outcomeOf } from '../http/outcome'
import { type Session, sessionRenewed, sessionStarted, sessionStore } from '../session/events'
import { storedOwner } from '../session/stored'
import { loadFromCopy, saveToCopy } from '../storage/offline-copy'

interface ShownCopy {
  readonly key: string
  readonly savedAt: Date
  /** Whether all calls fail, and not only this one. */
  readonly isOffline: boolean
}

interface Connection {
  readonly onCopyShown: (copy: ShownCopy) => void
  readonly onAnswered: (key: string) => void
  /** Whether no call is answered, so that screens show the offline copy. */
  readonly isOffline: () => boolean
  readonly copies: () => Copies
}

/** When the answers from the offline copy, by the keys of their queries, were saved. */
type Copies = Readonly<Record<string, Date>>

export const copyShown = createEvent<ShownCopy>()
export const serverReached = createEvent<string>()

/** The answers from the offline copy that the server has not replaced yet. */
export const $copies = sessionStore<Copies>({})
  .on(copyShown, (copies, { key, savedAt }) => ({ ...copies, [key]: savedAt }))
  .on(serverReached, (copies, key) => {
    const { [key]: replaced, ...others } = copies
    return replaced ? others : copies
  })

/** Without a connection the latest save time of the shown answers from the offline copy; null while the server answers. */
export const $copiedAt = sessionStore<Date | null>(null)
  .on(copyShown, (current, { savedAt, isOffline }) =>
    !isOffline || (current && current > savedAt) ? current : savedAt,
  )
  .on(sessionStarted, (_, { copiedAt }: Session) => copiedAt ?? null)
  .reset(serverReached, sessionRenewed)

let connection: Connection | undefined

export function connectOfflineAnswers(listeners: Connection): void {
  connection = listeners
}

const keyOf = (path: string, init: unknown) => JSON.stringify([path, init ?? null])

/** Time in ms after an answer in which a failed call, with its second try, does not tell that all calls fail. */
const recent = 60_000

/** When the server last answered a query, in ms of `performance.now()`. */
let lastAnswerAt = Number.NEGATIVE_INFINITY

export function noteAnswer(path: string, init: unknown): void {
  lastAnswerAt = performance.now()
  connection?.onAnswered(keyOf(path, init))
}

export function saveAnswer(path: string, init: unknown, answer: unknown): void {
  const owner = storedOwner()
  if (owner !== undefined) saveToCopy(owner, keyOf(path, init), answer)
}

export type ApiQueryKey = readonly [method: string, path: string, init: unknown, variant: unknown]

/** When the data of a query were saved, if they are from the offline copy. */
export const copyOf = (copies: Copies, [, path, init]: ApiQueryKey): Date | undefined =>
  copies[keyOf(path, init)]

/**
 * Whether the data of a query are from the offline copy, so that the server may know better.
 *
 * @param queryKey the key of an `apiQuery`
 */
export const isFromCopy = (queryKey: ApiQueryKey): boolean =>
  connection !== undefined && copyOf(connection.copies(), queryKey) !== undefined

interface FailedRead<Shape> {
  readonly path: string
  readonly init: unknown
  readonly error: unknown
  readonly read: (answer: unknown) => Shape
  /** Whether a retry follows, which may succeed. */
  readonly isRetried: boolean
}

/** Reads an answer from the offline copy if the server is unreachable. @throws the error, if there is no such copy */
export async function readSavedAnswer<Shape>({
  path,
  init,
  error,
  read,
  isRetried,
}: FailedRead<Shape>): Promise<Shape> {
  const owner = storedOwner()
  // One query has found out already that the server is unreachable: the others need not try again.
  const mayRetry = isRetried && navigator.onLine && !connection?.isOffline()
  if (!outcomeOf(error).isUnanswered || owner === undefined || mayRetry) throw error
  const key = keyOf(path, init)
  const copy = await loadFromCopy(owner, key)
  if (!copy) throw error
  const data = read(copy.value)
  const isOffline = !navigator.onLine || lastAnswerAt < performance.now() - recent
  connection?.onCopyShown({ key, savedAt: new Date(copy.savedAt), isOffline })
  return data
}
