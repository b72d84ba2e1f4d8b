import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const dialogOpened = createEvent()
const dialogClosed = createEvent()

const $openDialogs = createStore(0)
  .on(dialogOpened, (count) => count + 1)
  .on(dialogClosed, (count) => count - 1)

export const $hasOpenDialog = $openDialogs.map((count) => count > 0)

export function useOpenDialog(isOpen: boolean): void {
  const [open, close] = useUnit([dialogOpened, dialogClosed])
  useEffect(() => {
    if (!isOpen) return
    open()
    return close
  }, [isOpen, open, close])
}
