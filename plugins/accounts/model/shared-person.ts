import {
  $session,
  $sessionId,
  type Person,
  type PersonChange,
  parsePersonChanges,
  personChanged,
  userStore,
} from '@kernel'
import { attach, sample } from 'effector'

/** The latest change of the user's personal data in this browser, by which other tabs update their session. */
const sharedChange = userStore<Partial<Person>>('personChange', parsePersonChanges)

/** Tells other tabs what the user has changed; call it before a new username changes the user's key. */
export const shareChangeFx = attach({
  source: { session: $session, sessionId: $sessionId },
  effect({ session, sessionId }, change: PersonChange) {
    if (change.sessionId === sessionId) sharedChange.of(session).save(change.changes)
  },
})

sample({
  clock: sharedChange.changedElsewhere,
  source: $sessionId,
  fn: (sessionId, changes) => ({ sessionId, changes }),
  target: personChanged,
})
