import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionStarted } from './events'
import { $isAuthenticated } from './session'
import { type Turn, takeTurn } from './turn'
import { turnChanged } from './usage-clock'

/** Of the tabs of one browser one alone reports usage: servers have to expect two browsers anyway (decision 20). */

/** The tabs of this browser are being followed from now on. */
export const turnsBegun = createEvent()

const $turn = createStore<Turn | null>(null, { serialize: 'ignore' })

const queueFx = attach({
  source: $turn,
  effect(turn) {
    turn?.leave()
    return takeTurn('usage')
  },
})
const awaitTurnFx = createEffect((turn: Turn) => turn.come)
const leaveFx = attach({ source: $turn, effect: (turn) => turn?.leave() })
$turn.on(queueFx.doneData, (_, turn) => turn).reset(leaveFx.done)

sample({
  clock: [sessionStarted, turnsBegun],
  filter: $isAuthenticated,
  fn: () => undefined,
  target: queueFx,
})
sample({ clock: sessionEnded, fn: () => undefined, target: leaveFx })
sample({ clock: queueFx, fn: () => false, target: turnChanged })
sample({ clock: queueFx.doneData, target: awaitTurnFx })
sample({
  clock: awaitTurnFx.done,
  source: $turn,
  // Its turn may have come in the moment in which it was left.
  filter: (turn, { params }) => turn === params,
  fn: () => true,
  target: turnChanged,
})
