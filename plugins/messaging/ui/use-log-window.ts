import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Row } from './use-log'

/** What a line is taken for that has not been drawn yet, in px. */
const usualHeight = 60
/** Lines drawn beyond each edge. */
const beyond = 6
/** So near to the end, in px, that what comes is seen. */
const nearEnd = 48

/**
 * Which lines of a conversation are drawn, and where. It opens at the newest; who is at the end stays there when more
 * comes, and who reads further up is not moved.
 *
 * @param scroll the element that scrolls
 */
export function useLogWindow(scroll: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const [isAtEnd, setAtEnd] = useState(true)
  const drawn = useVirtualizer<HTMLElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => usualHeight,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: beyond,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    initialOffset: () => rows.length * usualHeight,
    paddingStart: 8,
    paddingEnd: 8,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  const toEnd = useCallback(() => drawn.scrollToEnd(), [drawn])

  useLayoutEffect(() => toEnd(), [toEnd])
  // One's own message is looked at when it is sent, wherever one was reading.
  const lastSent = rows.findLast(({ state }) => state === 'sending')?.key
  useEffect(() => {
    if (lastSent !== undefined) toEnd()
  }, [lastSent, toEnd])

  useEffect(() => {
    const element = scroll.current
    if (!element) return
    const look = () => setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight <= nearEnd)
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [scroll])

  return { drawn, isAtEnd, toEnd }
}
