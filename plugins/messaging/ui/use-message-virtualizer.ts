import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { Row } from './use-messages'

/** What a message of one line is taken for that has not been drawn yet, and each further line of it, in px. */
const usual = { message: 68, line: 25 }
/** Characters that stand in a line on a phone, and on a wider screen. */
const perLine = { phone: 36, desk: 60 }
/** Messages drawn beyond each edge. */
const beyond = 4
/** So near to the end, in px, that what comes is seen. */
const nearEnd = 48
/** So many lines are laid out at first, and more each time the reader comes near the first of them. */
const portion = 500
/** So near to the first line, in heights of the window. */
const nearBeginning = 3

/**
 * Which lines of a conversation are drawn, and where. Of a long one the end is laid out first. It opens at the newest; who is at the end stays there when more
 * comes, and who reads further up is not moved.
 *
 * @param scroll the element that scrolls
 */
export function useMessageVirtualizer(scroll: RefObject<HTMLElement | null>, all: readonly Row[]) {
  const [isAtEnd, setAtEnd] = useState(true)
  const [from, setFrom] = useState(Math.max(0, all.length - portion))
  const rows = useMemo(() => (from === 0 ? all : all.slice(from)), [all, from])
  const drawn = useVirtualizer<HTMLElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => estimated(rows[index]?.text ?? ''),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: beyond,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    initialOffset: () => rows.length * usual.message,
    paddingStart: 8,
    paddingEnd: 8,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  const toEnd: () => void = drawn.scrollToEnd
  // By themselves browsers go there smoothly, and stop where a line has another height than it was taken for.
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'End') toEnd()
    if (key !== 'Home') return
    setFrom(0)
    drawn.scrollToIndex(0)
  }

  useLayoutEffect(toEnd, [toEnd])
  // One's own message is looked at when it is sent, wherever one was reading.
  const last = rows.at(-1)
  const lastSent = last?.state === 'sending' ? last.key : undefined
  useEffect(() => {
    if (lastSent !== undefined) toEnd()
  }, [lastSent, toEnd])

  useEffect(() => {
    const element = scroll.current
    if (!element) return
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = element
      setAtEnd(scrollHeight - scrollTop - clientHeight <= nearEnd)
      if (scrollTop < nearBeginning * clientHeight) setFrom((first) => Math.max(0, first - portion))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [scroll])

  return { drawn, shown: rows, from, isAtEnd, toEnd, handleKeyDown }
}

/** Close enough that most need not be laid out twice. */
function estimated(text: string): number {
  const columns = window.innerWidth < 640 ? perLine.phone : perLine.desk
  return usual.message + Math.floor(text.length / columns) * usual.line
}
