import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { restoreScroll } from './use-scroll-restoration'

/** When `value` changes, focuses `target` and scrolls to the top or, after going back, to the earlier position. */
export function useRouteFocus(value: string | null, target: string): void {
  const previous = useRef(value)
  const isBack = useNavigationType() === 'POP'
  const { key } = useLocation()
  useEffect(() => {
    if (previous.current === value) return
    previous.current = value
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
    if (isBack) return restoreScroll(key)
    window.scrollTo(0, 0)
  }, [value, target, key, isBack])
}

/** Treats a changed query parameter as another screen: scrolls to the top and focuses the heading. */
export const useQueryFocus = (value: string | null): void => useRouteFocus(value, '#content h1')
