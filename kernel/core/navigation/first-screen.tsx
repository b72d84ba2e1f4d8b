import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const checkInterval = 300
const maxChecks = 10

const screenShown = createEvent()

/** Whether the first screen or its error is painted. Background work waits for this store. */
export const $isFirstScreenReady = createStore(false).on(screenShown, () => true)

export function FirstScreenMarker() {
  const notify = useUnit(screenShown)
  // No cleanup: `notify` must also run when the user leaves the first screen early.
  useEffect(() => afterHeading(notify), [notify])
  return null
}

/** Calls `notify` when the screen shows its heading, which skeletons lack, or after `checks` attempts. */
function afterHeading(notify: () => void, checks = maxChecks): void {
  const isReady = checks === 0 || document.querySelector('main h1') !== null
  setTimeout(isReady ? notify : () => afterHeading(notify, checks - 1), checkInterval)
}
