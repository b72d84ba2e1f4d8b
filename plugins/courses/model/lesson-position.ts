import { type Id, readNumber, readText, type Session, userStore } from '@kernel'

/** Playback positions of lesson videos in seconds with the time of saving, stored in this browser until logout. */
const positions = userStore.family('lesson-position:', (stored): readonly [number, number] => {
  // Earlier builds stored "seconds@time".
  const [seconds, savedAt] = Array.isArray(stored) ? stored : readText(stored).split('@')
  return [readNumber(seconds), readNumber(savedAt)]
})

/** Minimum position in seconds: shorter positions are not worth resuming. */
const minPosition = 10
/** Seconds before the end from which a video counts as watched to the end. */
const endMargin = 15
/** Maximum number of stored positions; older ones are deleted. */
const maxPositions = 200

/** Loads the stored position in a video in seconds; 0 when there is none. */
export function loadPosition(session: Session | null, lesson: Id): number {
  const [seconds] = positions.of(session).of(lesson).load()
  return seconds >= minPosition ? seconds : 0
}

/** Stores the position in a video, or deletes it near the beginning and the end. */
export function savePosition(session: Session | null, lesson: Id, seconds: number, duration: number): void {
  const stored = positions.of(session)
  if (seconds < minPosition || (duration > 0 && seconds > duration - endMargin)) {
    stored.of(lesson).clear()
    return
  }
  const others = stored.entries().filter(([id]) => id !== String(lesson))
  for (const [id] of others.toSorted(([, a], [, b]) => b[1] - a[1]).slice(maxPositions - 1))
    stored.of(id).clear()
  stored.of(lesson).save([Math.floor(seconds), Date.now()])
}
