import { type Id, type Session, userStorage } from '@kernel'

/** Where people left the videos of their lessons, kept in this browser until they log out. */

const prefix = 'lesson-position:'
/** Seconds: who has seen no more than that begins anew. */
const minPosition = 10
/** Seconds before the end that nobody needs to see again. */
const endMargin = 15
/** So many positions are kept; the oldest go first. */
const maxPositions = 200

/** Where somebody left a lesson's video, in seconds; 0 where there is nothing to come back to. */
export function loadPosition(session: Session | null, lesson: Id): number {
  if (!session) return 0
  // What lies in the storage may be old, cut off, or made by hand.
  const [seconds] = (userStorage(session).get(prefix + lesson) ?? '').split('@')
  const position = Number(seconds)
  return Number.isFinite(position) && position >= minPosition ? position : 0
}

/** Remembers where somebody is in a lesson's video, unless that is its beginning or its end. */
export function savePosition(session: Session | null, lesson: Id, seconds: number, duration: number): void {
  if (!session) return
  const keep = userStorage(session)
  const key = prefix + lesson
  if (seconds < minPosition || (duration > 0 && seconds > duration - endMargin)) {
    keep.remove(key)
    return
  }
  const ageOf = (other: string) => Number(keep.get(other)?.split('@')[1]) || 0
  const others = keep.keys().filter((other) => other.startsWith(prefix) && other !== key)
  for (const oldest of others.toSorted((a, b) => ageOf(b) - ageOf(a)).slice(maxPositions - 1))
    keep.remove(oldest)
  keep.set(key, `${Math.floor(seconds)}@${Date.now()}`)
}
