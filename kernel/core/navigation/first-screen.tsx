import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const checkInterval = 300
const maxChecks = 10

const screenShown = createEvent()

/** Whether the first screen, or its error, is painted: background work waits for it. */
export const $isFirstScreenReady = createStore(false).on(screenShown, () => true)

export function FirstScreenMarker() {
  const notify = useUnit(screenShown)
  // No cleanup: a screen that is left early counts too.
  useEffect(() => afterHeading(notify), [notify])
  return null
}

/** Skeletons have no heading: it renders with the data. */
function afterHeading(notify: () => void, checks = maxChecks): void {
  const isReady = checks === 0 || document.querySelector('main h1') !== null
  setTimeout(isReady ? notify : () => afterHeading(notify, checks - 1), checkInterval)
}
