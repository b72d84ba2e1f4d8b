import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { restoreScroll } from './use-scroll-restoration'

/** What is new begins at its top, what is gone back to where it was left; the focus is at its beginning. */
export function useRouteFocus(place: string | null, beginning: string): void {
  const before = useRef(place)
  const isBack = useNavigationType() === 'POP'
  const { key } = useLocation()
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    document.querySelector<HTMLElement>(beginning)?.focus({ preventScroll: true })
    if (isBack) return restoreScroll(key)
    window.scrollTo(0, 0)
  }, [place, beginning, key, isBack])
}

/**
 * For a screen whose query names what it shows: another thing is another place, as another screen would be, and its title
 * is what a screen reader reads.
 *
 * @param part what the query names; nothing where it names none
 * @example
 * const wanted = search.get('payment')
 * useQueryFocus(wanted)
 */
export const useQueryFocus = (part: string | null): void => useRouteFocus(part, '#content h1')
