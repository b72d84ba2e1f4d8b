import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionStarted } from './events'
import { $isAuthenticated } from './session'
import { acquireTabLock, type TabLock } from './tab-lock'
import { leadershipChanged } from './usage-clock'

/** Of the tabs of one browser one alone reports usage: servers have to expect two browsers anyway (decision:tabs-share-session). */

/** The tabs of this browser are being followed from now on. */
export const leaderElectionStarted = createEvent()

const $turn = createStore<TabLock | null>(null, { serialize: 'ignore' })

const queueFx = attach({
  source: $turn,
  effect(turn) {
    turn?.release()
    return acquireTabLock('usage')
  },
})
const awaitTurnFx = createEffect((turn: TabLock) => turn.acquired)
const leaveFx = attach({ source: $turn, effect: (turn) => turn?.release() })
$turn.on(queueFx.doneData, (_, turn) => turn).reset(leaveFx.done)

sample({
  clock: [sessionStarted, leaderElectionStarted],
  filter: $isAuthenticated,
  fn: () => undefined,
  target: queueFx,
})
sample({ clock: sessionEnded, fn: () => undefined, target: leaveFx })
sample({ clock: queueFx, fn: () => false, target: leadershipChanged })
sample({ clock: queueFx.doneData, target: awaitTurnFx })
sample({
  clock: awaitTurnFx.done,
  source: $turn,
  // Its turn may have come in the moment in which it was left.
  filter: (turn, { params }) => turn === params,
  fn: () => true,
  target: leadershipChanged,
})
