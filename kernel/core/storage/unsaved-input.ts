import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const inputStarted = createEvent()
const inputEnded = createEvent()

const $unsavedCount = createStore(0)
  .on(inputStarted, (count) => count + 1)
  .on(inputEnded, (count) => count - 1)

/** Whether the page holds input that a reload would lose, such as a password or a chosen picture. */
export const $hasUnsavedInput = $unsavedCount.map((count) => count > 0)

/** Reports input that is neither sent nor initial, so that the product itself does not reload the page. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const [start, end] = useUnit([inputStarted, inputEnded])
  useEffect(() => {
    if (!isUnsaved) return
    start()
    return () => end()
  }, [isUnsaved, start, end])
}
