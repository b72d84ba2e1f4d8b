import { createEvent } from 'effector'
import { outcomeOf } from '../http/outcome'
import { type Session, sessionRenewed, sessionStarted, sessionStore } from '../session/events'
import { copyOwner } from '../session/stored'
import { loadFromCopy, saveToCopy } from '../storage/offline-copy'

interface Connection {
  /** Called when a screen shows an answer from the offline copy, saved at this time. */
  readonly onCopyShown: (savedAt: Date) => void
  /** Called when the server has answered a query. */
  readonly onAnswered: () => void
  /** Whether a screen shows an answer from the offline copy, because the server is unreachable. */
  readonly isCopyShown: () => boolean
}

export const copyShown = createEvent<Date>()
export const serverReached = createEvent()

/** Latest save time of the shown answers from the offline copy; null while the server answers. */
export const $copiedAt = sessionStore<Date | null>(null)
  .on(copyShown, (current, savedAt) => (current && current > savedAt ? current : savedAt))
  .on(sessionStarted, (_, { copiedAt }: Session) => copiedAt ?? null)
  .reset(serverReached, sessionRenewed)

let connection: Connection | undefined

export function connectOfflineAnswers(listeners: Connection): void {
  connection = listeners
}

/** Keys of the answers from the offline copy that the server has not replaced yet. */
const copied = new Set<string>()

const keyOf = (path: string, init: unknown) => JSON.stringify([path, init ?? null])

/** Saves the answer to a query in the offline copy. */
export function saveAnswer(path: string, init: unknown, answer: unknown): void {
  connection?.onAnswered()
  const key = keyOf(path, init)
  copied.delete(key)
  const owner = copyOwner()
  if (owner !== undefined) saveToCopy(owner, key, answer)
}

/**
 * Whether the data of a query are from the offline copy, so that the server may know better.
 *
 * @param queryKey the key of an `apiQuery`
 */
export const isFromCopy = ([, path, init]: readonly [
  method: string,
  path: string,
  init: unknown,
  variant: unknown,
]): boolean => copied.has(keyOf(path, init))

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
  const owner = copyOwner()
  // One query has found out already that the server is unreachable: the others need not try again.
  const mayRetry = isRetried && navigator.onLine && !connection?.isCopyShown()
  if (!outcomeOf(error).isUnanswered || owner === undefined || mayRetry) throw error
  const key = keyOf(path, init)
  const copy = await loadFromCopy(owner, key)
  if (!copy) throw error
  const data = read(copy.value)
  copied.add(key)
  connection?.onCopyShown(new Date(copy.savedAt))
  return data
}
