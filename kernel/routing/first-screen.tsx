import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

// Events: what happened

/** A screen, or what says why there is none, is in its place. */
const screenShown = createEvent()

// Stores: what we remember

/** Whether people have anything to look at yet: what they did not come for waits until then. */
export const $hasScreen = createStore(false).on(screenShown, () => true)

/** Stands beside the content of a screen, and comes with it. */
export function ScreenShown() {
  const tell = useUnit(screenShown)
  useEffect(() => tell(), [tell])
  return null
}
