import { useEffect, useRef } from 'react'

/** Whether the element is in a confirmation dialog, which stays in the DOM and keeps the focus while it fades out. */
export const isInConfirmDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=alertdialog]') !== null

/** Whether the focused element was removed, or is in a dialog that is closing. */
export const isFocusLost = () =>
  document.activeElement === document.body || isInConfirmDialog(document.activeElement)

/**
 * Focuses a replacement when an element disappears. Otherwise the body would get the focus.
 *
 * @param isThere whether the element is still shown
 * @returns ref of the replacement
 */
export function useRestoreFocus<T extends HTMLElement>(isThere: boolean) {
  const replacement = useRef<T>(null)
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (wasThere.current && !isThere && isFocusLost()) replacement.current?.focus()
    wasThere.current = isThere
  }, [isThere])
  return replacement
}
