import { createEffect, createEvent, sample } from 'effector'
import { sessionEnded, sessionStarted } from './events'
import { $isAuthenticated } from './session'
import { type Turn, takeTurn } from './turn'
import { turnChanged } from './usage-clock'

/** Of the tabs of one browser one alone reports usage: servers have to expect two browsers anyway (decision 20). */

let turn: Turn | undefined

/** The tabs of this browser are being followed from now on. */
export const turnsBegun = createEvent()

const queueFx = createEffect(() => {
  turn?.leave()
  turn = takeTurn('usage')
  return turn.come
})
const leaveFx = createEffect(() => turn?.leave())

sample({
  clock: [sessionStarted, turnsBegun],
  filter: $isAuthenticated,
  fn: () => undefined,
  target: queueFx,
})
sample({ clock: sessionEnded, fn: () => undefined, target: leaveFx })
sample({ clock: queueFx, fn: () => false, target: turnChanged })
sample({ clock: queueFx.done, fn: () => true, target: turnChanged })
