import { createEffect, createEvent, sample } from 'effector'
import { sessionEnded, sessionStarted } from './events'
import { $isAuthenticated } from './session'
import { turnChanged } from './usage-clock'

/** Of the tabs of one browser one alone reports usage; another takes its place when it goes (decision 20). */

const lockName = 'roda.usage'

let leave: () => void = () => undefined

/** The tabs of this browser are being followed from now on. */
export const turnsBegun = createEvent()

/**
 * Stands in the queue  until it is this tab's turn, which lasts until it leaves or is closed. Where the browser has no
 * locks (a page that is not served securely) every tab has its turn: servers have to expect two browsers anyway.
 */
const queueFx = createEffect(async () => {
  leave()
  const { locks } = navigator as { readonly locks?: LockManager }
  if (!locks) return
  const gone = new AbortController()
  const held = new Promise<void>((resolve) => {
    leave = () => {
      gone.abort()
      resolve()
    }
  })
  await new Promise<void>((turn, refuse) => {
    const stay = () => {
      turn()
      return held
    }
    locks.request(lockName, { signal: gone.signal }, stay).catch(refuse)
  })
})
const leaveFx = createEffect(() => leave())

sample({
  clock: [sessionStarted, turnsBegun],
  filter: $isAuthenticated,
  fn: () => undefined,
  target: queueFx,
})
sample({ clock: sessionEnded, fn: () => undefined, target: leaveFx })
sample({ clock: queueFx, fn: () => false, target: turnChanged })
sample({ clock: queueFx.done, fn: () => true, target: turnChanged })
