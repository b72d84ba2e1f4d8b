import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/**
 * Creates a store that tells whether any mounted component is in some state, such as waiting.
 * @returns the store, and the hook with which a component reports its state
 */
export function anyMounted() {
  const begun = createEvent()
  const ended = createEvent()
  const $count = createStore(0)
    .on(begun, (count) => count + 1)
    .on(ended, (count) => count - 1)

  function useReport(isInState: boolean): void {
    const [begin, end] = useUnit([begun, ended])
    useEffect(() => {
      if (!isInState) return
      begin()
      return () => end()
    }, [isInState, begin, end])
  }

  return [$count.map((count) => count > 0), useReport] as const
}
