import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const indicatorShown = createEvent()
const indicatorHidden = createEvent()

const $indicators = createStore(0)
  .on(indicatorShown, (count) => count + 1)
  .on(indicatorHidden, (count) => count - 1)

export const $isLoading = $indicators.map((count) => count > 0)

/** Announces "Loading" after 1 s while skeletons, spinners or busy buttons are shown, and "Ready" after the last one. */
export function useLoadingIndicator(): void {
  const [show, hide] = useUnit([indicatorShown, indicatorHidden])
  useEffect(() => {
    show()
    return hide
  }, [show, hide])
}
