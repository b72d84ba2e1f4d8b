import { type Id, type Session, userStorage } from '@kernel'

/** Playback positions of lesson videos, stored in this browser until logout. */

const prefix = 'lesson-position:'
/** Minimum position in seconds: shorter positions are not worth resuming. */
const minPosition = 10
/** Seconds before the end from which a video counts as watched to the end. */
const endMargin = 15
/** Maximum number of stored positions; older ones are deleted. */
const maxPositions = 200

/** Loads the stored position in a video in seconds; 0 when there is none. */
export function loadPosition(session: Session | null, lesson: Id): number {
  if (!session) return 0
  // The stored position may be outdated or damaged.
  const [seconds] = (userStorage(session).get(prefix + lesson) ?? '').split('@')
  const position = Number(seconds)
  return Number.isFinite(position) && position >= minPosition ? position : 0
}

/** Stores the position in a video, or deletes it near the beginning and the end. */
export function savePosition(session: Session | null, lesson: Id, seconds: number, duration: number): void {
  if (!session) return
  const storage = userStorage(session)
  const key = prefix + lesson
  if (seconds < minPosition || (duration > 0 && seconds > duration - endMargin)) {
    storage.remove(key)
    return
  }
  const savedAtOf = (other: string) => Number(storage.get(other)?.split('@')[1]) || 0
  const otherKeys = storage.keys().filter((other) => other.startsWith(prefix) && other !== key)
  for (const oldest of otherKeys.toSorted((a, b) => savedAtOf(b) - savedAtOf(a)).slice(maxPositions - 1))
    storage.remove(oldest)
  storage.set(key, `${Math.floor(seconds)}@${Date.now()}`)
}
