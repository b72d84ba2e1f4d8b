import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/** Milliseconds in which a screen that has come asks for its own pictures and data, and is looked at. */
const breath = 300

/** How often a screen that has no title yet is looked at again: one that never gets one is not waited for. */
const looks = 10

// Events: what happened

/** A screen, or what says why there is none, has been in its place for a moment. */
const screenShown = createEvent()

// Stores: what we remember

/**
 * Whether people have had something to look at: what they did not come for waits until then.
 *
 * @example
 * const hasScreen = useUnit($hasScreen)
 */
export const $isFirstScreenReady = createStore(false).on(screenShown, () => true)

/** Stands beside the content of a screen, and comes with it. */
export function FirstScreenMarker() {
  const tell = useUnit(screenShown)
  // Whoever goes on to the next screen at once has seen this one all the same.
  useEffect(() => afterTitle(tell), [tell])
  return null
}

/** Shapes of what is on its way are no screen yet: its title comes with its data. */
function afterTitle(tell: () => void, left = looks): void {
  const isSeen = left === 0 || document.querySelector('main h1') !== null
  setTimeout(isSeen ? tell : () => afterTitle(tell, left - 1), breath)
}
