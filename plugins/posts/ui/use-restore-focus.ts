import { isFocusLost } from '@kernel/ui'
import { useEffect, useRef } from 'react'

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
