import { type Id, localKeep, type Session, sessionEnded } from '@kernel'
import { createEffect, sample } from 'effector'

/** Where people left the videos of their lessons, kept in this browser under their own name. */

const prefix = 'lessonPosition:'
/** Seconds: who has seen no more than that begins anew. */
const least = 10
/** Seconds before the end that nobody needs to see again. */
const tail = 15
/** So many positions are kept; the oldest go first. */
const most = 200

const keyOf = (person: string, lesson: Id) => `${prefix}${encodeURIComponent(person)}:${lesson}`
const ownerOf = ({ person }: Session) => String(person.id ?? person.login)

/** Where somebody left a lesson's video, in seconds; 0 where there is nothing to come back to. */
export function positionOf(session: Session | null, lesson: Id): number {
  if (!session) return 0
  // What lies in the storage may be old, cut off, or somebody else's.
  const [seconds] = (localKeep.get(keyOf(ownerOf(session), lesson)) ?? '').split('@')
  const position = Number(seconds)
  return Number.isFinite(position) && position >= least ? position : 0
}

/** Remembers where somebody is in a lesson's video, unless that is its beginning or its end. */
export function keepPosition(session: Session | null, lesson: Id, seconds: number, duration: number): void {
  if (!session) return
  const key = keyOf(ownerOf(session), lesson)
  if (seconds < least || (duration > 0 && seconds > duration - tail)) {
    localKeep.remove(key)
    return
  }
  if (localKeep.get(key) === null) makeRoom()
  localKeep.set(key, `${Math.floor(seconds)}@${Date.now()}`)
}

const kept = () => localKeep.keys().filter((key) => key.startsWith(prefix))

function makeRoom(): void {
  const ageOf = (key: string) => Number(localKeep.get(key)?.split('@')[1] ?? 0) || 0
  const keys = kept().toSorted((a, b) => ageOf(a) - ageOf(b))
  for (const key of keys.slice(0, Math.max(0, keys.length - most + 1))) localKeep.remove(key)
}

const forgetFx = createEffect(() => {
  for (const key of kept()) localKeep.remove(key)
})

// Leaving on purpose leaves nothing behind; a time-out does, for the next login (decision 21).
sample({
  clock: sessionEnded,
  filter: (reason) => reason === 'logout',
  fn: () => undefined,
  target: forgetFx,
})
