import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

// Events: what happened

const dialogOpened = createEvent()
const dialogClosed = createEvent()

// Stores: what we remember

const $openDialogs = createStore(0)
  .on(dialogOpened, (count) => count + 1)
  .on(dialogClosed, (count) => count - 1)

/** Whether a dialog keeps the rest of the page out of reach. */
export const $hasOpenDialog = $openDialogs.map((count) => count > 0)

/** Counts a dialog for as long as it is open. */
export function useOpenDialog(isOpen: boolean): void {
  const [open, close] = useUnit([dialogOpened, dialogClosed])
  useEffect(() => {
    if (!isOpen) return
    open()
    return close
  }, [isOpen, open, close])
}
