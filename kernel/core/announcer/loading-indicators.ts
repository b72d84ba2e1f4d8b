import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

// Events

const indicatorShown = createEvent()
const indicatorHidden = createEvent()

// Stores

/** How many loading indicators are on the screen. */
const $indicators = createStore(0)
  .on(indicatorShown, (count) => count + 1)
  .on(indicatorHidden, (count) => count - 1)

export const $isLoading = $indicators.map((count) => count > 0)

/**
 * For skeletons, spinners and busy buttons: while at least one is on the screen, screen readers hear "Loading" after a
 * second and "Ready" at the end, however many there are.
 */
export function useLoadingIndicator(): void {
  const [show, hide] = useUnit([indicatorShown, indicatorHidden])
  useEffect(() => {
    show()
    return hide
  }, [show, hide])
}
