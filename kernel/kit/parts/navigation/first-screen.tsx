import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { afterPaint } from '../../../core/async/tasks'

/** Longest wait in ms for the heading of a screen that commits before its heading. */
const maxWait = 3_000

/** Longest wait in ms for a first screen that suspends until its data arrive. */
const maxScreenWait = 5_000

const screenShown = createEvent()

/** Whether the first screen or its error is painted, or loads for too long. Background work waits for this store. */
export const $isFirstScreenReady = createStore(false).on(screenShown, () => true)

/** Reports that the content next to it is committed, because React runs its effect together with that content. */
export function FirstScreenMarker() {
  const notify = useUnit(screenShown)
  // No cleanup: `notify` must also run when the user leaves the first screen early.
  useEffect(() => void whenHeadingShows().then(afterPaint).then(notify), [notify])
  return null
}

/**
 * Lets background work begin although the first screen still loads, so that the tab follows logouts in other tabs, and
 * notices and messages arrive while a server answers late.
 */
export function useFirstScreenLimit(): void {
  const notify = useUnit(screenShown)
  useEffect(() => {
    const timer = setTimeout(notify, maxScreenWait)
    return () => clearTimeout(timer)
  }, [notify])
}

/** Resolves when the screen has its heading, which skeletons lack, or after `maxWait`. */
function whenHeadingShows(): Promise<void> {
  const isShown = () => document.querySelector('main h1') !== null
  return new Promise((resolve) => {
    if (isShown()) return resolve()
    const observer = new MutationObserver(() => isShown() && finish())
    const timer = setTimeout(finish, maxWait)
    function finish(): void {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
