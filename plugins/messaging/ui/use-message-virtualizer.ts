import { elementScroll, observeElementOffset, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Sought } from '../model/message'
import type { Row } from './use-rows'

/** Estimated height of a one-line message and of each further line, in px. */
const estimatedHeight = { message: 68, line: 25 }
/** Estimated number of characters per line on phones and wider screens. */
const charactersPerLine = { phone: 36, desk: 60 }
const overscan = 4
/** Distance from the end of the list in px within which new messages count as visible. */
const endThreshold = 48
/** Number of rows laid out initially, and added when the user scrolls near the first row. */
const pageSize = 500
/** Distance from the first row at which more rows are added, in viewport heights. */
const startThreshold = 3

/**
 * Virtualizes a conversation, starting with its last rows. The list opens at the newest message, follows new ones at
 * the end, stays there when its height changes, and keeps the position when the user has scrolled up.
 *
 * @param scroll the scroll container
 * @param sought the row to which the list scrolls once
 */
export function useMessageVirtualizer(
  scroll: RefObject<HTMLElement | null>,
  all: readonly Row[],
  sought: Sought | undefined,
) {
  const [isAtEnd, setAtEnd] = useState(true)
  // Read once: the width of the window may need a layout.
  const [columns] = useState(() =>
    window.innerWidth < 640 ? charactersPerLine.phone : charactersPerLine.desk,
  )
  const [from, setFrom] = useState(Math.max(0, all.length - pageSize))
  const rows = useMemo(() => (from === 0 ? all : all.slice(from)), [all, from])
  const reportOffset = useRef<(offset: number, isScrolling: boolean) => void>(undefined)
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => estimateHeight(rows[index]?.text ?? '', columns),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    // Rows are measured by the browser's observer after layout: reading each height here would force a layout per row.
    measureElement: (element, entry, { itemSizeCache, options: { getItemKey, estimateSize } }) => {
      const index = Number(element.dataset.index)
      return (
        Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) ||
        (itemSizeCache.get(getItemKey(index)) ?? estimateSize(index))
      )
    },
    overscan,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endThreshold,
    initialOffset: () => rows.length * estimatedHeight.message,
    observeElementOffset(instance, report) {
      reportOffset.current = report
      return observeElementOffset(instance, report)
    },
    scrollToFn(offset, scrolling, instance) {
      elementScroll(offset, scrolling, instance)
      // A list that is too short to scroll sends no scroll event, for which the virtualizer would wait in each frame
      // for five seconds.
      const { scrollElement } = instance
      if (scrollElement && scrollElement.scrollHeight <= scrollElement.clientHeight)
        reportOffset.current?.(0, false)
    },
    paddingStart: 8,
    paddingEnd: 8,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  const toEnd: () => void = virtualizer.scrollToEnd
  // Handle the keys End and Home: the browser stops before the end of the list when the real height of a row differs
  // from the estimate.
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'End') toEnd()
    if (key !== 'Home') return
    setFrom(0)
    virtualizer.scrollToIndex(0)
  }

  useLayoutEffect(toEnd, [toEnd])
  // Scroll to a message when the user sends it.
  const last = rows.at(-1)
  const lastSent = last?.state === 'sending' ? last.key : undefined
  useEffect(() => {
    if (lastSent !== undefined) toEnd()
  }, [lastSent, toEnd])

  const reached = useRef<Sought>(undefined)
  const reach = useEffectEvent((first: number) => {
    const index = all.findIndex(({ key }) => key === sought?.key)
    if (index < 0 || reached.current === sought) return
    // This runs again once the rows before are laid out.
    if (index < first) return setFrom(Math.max(0, index - pageSize))
    reached.current = sought
    virtualizer.scrollToIndex(index - first, { align: 'center' })
  })
  useLayoutEffect(() => {
    if (sought) reach(from)
  }, [sought, from])

  useEffect(() => {
    const element = scroll.current
    if (!element) return
    let height = element.clientHeight
    let wasAtEnd = true
    const update = () => {
      // When the list gets lower, for example because the form below grows, the browser keeps the top of the list.
      const { clientHeight } = element
      if (wasAtEnd && clientHeight !== height) toEnd()
      height = clientHeight
      const { scrollHeight, scrollTop } = element
      wasAtEnd = scrollHeight - scrollTop - clientHeight <= endThreshold
      setAtEnd(wasAtEnd)
      if (scrollTop < startThreshold * clientHeight) setFrom((first) => Math.max(0, first - pageSize))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [scroll, toEnd])

  return { virtualizer, shown: rows, from, isAtEnd, toEnd, handleKeyDown }
}

/** Estimates the height of a message, precisely enough that most rows need no second layout. */
const estimateHeight = (text: string, columns: number) =>
  estimatedHeight.message + Math.floor(text.length / columns) * estimatedHeight.line
