import { useEffect, useRef } from 'react'

/** Whether an element is within a question; once answered that fades for a moment yet, and the focus with it. */
export const isInQuestion = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=alertdialog]') !== null

/** Whether what had the focus is gone, or was deleted by the answer that has it still. */
export const isFocusLost = () =>
  document.activeElement === document.body || isInQuestion(document.activeElement)

/**
 * What comes into the place of something has the focus when that is gone: else the keyboard begins at the top again.
 *
 * @param isThere whether it is there still
 * @returns for the element that has the focus then
 */
export function useRestoreFocus<T extends HTMLElement>(isThere: boolean) {
  const next = useRef<T>(null)
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (wasThere.current && !isThere && isFocusLost()) next.current?.focus()
    wasThere.current = isThere
  }, [isThere])
  return next
}
