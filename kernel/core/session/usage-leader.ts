import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionStarted } from './events'
import { $isAuthenticated } from './session'
import { acquireTabLock, type TabLock } from './tab-lock'
import { leadershipChanged } from './usage-clock'

// Elects the leader, the one tab of a browser that reports usage (decision:tabs-share-session).

export const leaderElectionStarted = createEvent()

const $lock = createStore<TabLock | null>(null, { serialize: 'ignore' })

const requestLockFx = attach({
  source: $lock,
  effect(lock) {
    lock?.release()
    return acquireTabLock('usage')
  },
})
const awaitLockFx = createEffect((lock: TabLock) => lock.acquired)
const releaseLockFx = attach({ source: $lock, effect: (lock) => lock?.release() })
$lock.on(requestLockFx.doneData, (_, lock) => lock).reset(releaseLockFx.done)

sample({
  clock: [sessionStarted, leaderElectionStarted],
  filter: $isAuthenticated,
  fn: () => undefined,
  target: requestLockFx,
})
sample({ clock: sessionEnded, fn: () => undefined, target: releaseLockFx })
sample({ clock: requestLockFx, fn: () => false, target: leadershipChanged })
sample({ clock: requestLockFx.doneData, target: awaitLockFx })
sample({
  clock: awaitLockFx.done,
  source: $lock,
  // Ignore a lock that this tab released before the grant arrived.
  filter: (lock, { params }) => lock === params,
  fn: () => true,
  target: leadershipChanged,
})
