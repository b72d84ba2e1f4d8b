import {
  defaultRangeExtractor,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { UNSAFE_LocationContext } from 'react-router'

/** Lines are also rendered up to this height in px beyond each edge of the visible area. */
const overscanHeight = 360
/** Assumed height of a line in px and number of visible lines, used until the first lines are measured. */
const initial = { height: 64, lines: 4 }
const maxSaved = 20

interface Layout {
  /** The element whose scrolling moves the list: the list itself, a container, or the document. */
  readonly scroller: HTMLElement
  /** Number of columns if the list has a grid layout, else 1. */
  readonly columns: number
  readonly gap: number
}

interface Saved {
  readonly sizes: VirtualItem[]
  readonly height: number
}

/** Measured heights by history entry and list, so that back navigation restores the scroll position exactly. */
const saved = new Map<string, Saved>()

export interface VirtualLinesOptions {
  readonly isEnabled: boolean
  readonly count: number
  /** Key of a row by its index; stable as long as the rows are unchanged. */
  readonly keyAt: (index: number) => string
  /** Index of the focused row, which stays rendered together with its neighbors. */
  readonly focused: number | undefined
  /** Name of the list for {@link saved}. */
  readonly name: string | undefined
}

/** Returns the lines of a list near the visible area. In a layout with columns, a line is several rows side by side. */
export function useVirtualLines(list: RefObject<HTMLElement | null>, options: VirtualLinesOptions) {
  const { isEnabled, count, keyAt, focused, name } = options
  const layout = useLayout(list, isEnabled)
  const { columns = 1, gap = 0 } = layout ?? {}
  const lineCount = Math.ceil(count / columns)
  const restored = useRestored(name)
  const height = useRef(restored?.height)
  // Until lines are measured, assume high ones, so that only one extra line is rendered beyond each edge.
  const lineHeight = height.current ?? overscanHeight
  const lineOf = (index: number) => Math.floor(index / columns)
  // Always render the first and last line and the neighbors of the focused line, because the Tab key may go there.
  const at = focused === undefined ? undefined : lineOf(focused)
  const mounted = [0, lineCount - 1, ...(at === undefined ? [] : [at - 1, at, at + 1])]

  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: isEnabled,
    count: lineCount,
    gap,
    overscan: Math.ceil(overscanHeight / Math.max(lineHeight, 1)),
    indexAttribute: 'data-line',
    initialRect: { width: window.innerWidth, height: initial.lines * initial.height },
    initialMeasurementsCache: restored?.sizes ?? [],
    getItemKey: useCallback((line: number) => keyAt(line * columns), [keyAt, columns]),
    getScrollElement: () => layout?.scroller ?? null,
    estimateSize: () => height.current ?? initial.height,
    // Lines are measured by the browser's observer after layout; reading a height here would force a layout.
    measureElement: (element, entry, { itemSizeCache, options: { getItemKey } }) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) ||
      (itemSizeCache.get(getItemKey(Number(element.dataset.line))) ?? height.current ?? initial.height),
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...mounted])]
        .filter((line) => line >= 0 && line < lineCount)
        .sort((one, other) => one - other),
    observeElementRect: observeViewport,
    observeElementOffset: (instance, report) => observeOffset(list, instance, report),
    // Scroll only to correct differences between estimated and measured heights. The browser scrolls to focused rows.
    scrollToFn: (_offset, { adjustments }, { scrollElement }) => {
      if (adjustments) scrollElement?.scrollBy({ top: adjustments, behavior: 'instant' })
    },
  })
  useMeasureLines(list, virtualizer, height, layout)
  useSave(name, () => ({
    sizes: virtualizer.takeSnapshot(),
    height: height.current ?? initial.height,
  }))

  const lines = isEnabled ? virtualizer.getVirtualItems() : []
  return { lines, columns, gap, total: virtualizer.getTotalSize() }
}

function useLayout(list: RefObject<HTMLElement | null>, isEnabled: boolean): Layout | undefined {
  const [layout, setLayout] = useState<Layout>()
  useLayoutEffect(() => {
    const element = list.current
    if (!isEnabled || !element) return
    let width: number | undefined
    const read = () => {
      if (element.clientWidth === width && width !== 0) return
      width = element.clientWidth
      const next = layoutOf(element)
      setLayout((current) => (current && isSame(current, next) ? current : next))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, isEnabled])
  return layout
}

const isSame = (one: Layout, other: Layout) =>
  one.scroller === other.scroller && one.columns === other.columns && one.gap === other.gap

function layoutOf(list: HTMLElement): Layout {
  const { display, gridTemplateColumns, rowGap } = getComputedStyle(list)
  return {
    scroller: scrollerOf(list),
    columns: display === 'grid' ? gridTemplateColumns.split(' ').length : 1,
    gap: Number.parseFloat(rowGap) || 0,
  }
}

function scrollerOf(list: HTMLElement): HTMLElement {
  for (let element: HTMLElement | null = list; element && element !== document.body; ) {
    const isScrollable = /auto|scroll/.test(getComputedStyle(element).overflowY)
    if (isScrollable && element.scrollHeight > element.clientHeight) return element
    element = element.parentElement
  }
  return document.documentElement
}

type Lines = Virtualizer<HTMLElement, HTMLElement>

function observeViewport(
  { scrollElement }: Lines,
  report: (rect: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined
  const read = () =>
    report({
      width: scrollElement.clientWidth,
      height: Math.min(scrollElement.clientHeight || window.innerHeight, window.innerHeight),
    })
  read()
  const observer = new ResizeObserver(read)
  observer.observe(scrollElement)
  window.addEventListener('resize', read)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', read)
  }
}

/**
 * Reports how far the list is scrolled above the visible area. Measures the position of the list instead of `scrollY`,
 * because content above the list, such as cards above comments, may change its height.
 */
function observeOffset(
  list: RefObject<HTMLElement | null>,
  { scrollElement }: Lines,
  report: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined
  const visibleTop = () =>
    scrollElement === document.documentElement ? 0 : scrollElement.getBoundingClientRect().top
  const read = () => {
    const element = list.current
    // A hidden list has no position.
    if (!element?.clientHeight) return
    const offset =
      element === scrollElement ? element.scrollTop : visibleTop() - element.getBoundingClientRect().top
    report(Math.max(0, offset), false)
  }
  read()
  document.addEventListener('scroll', read, { capture: true, passive: true })
  const observer = new ResizeObserver(read)
  observer.observe(document.body)
  return () => {
    document.removeEventListener('scroll', read, { capture: true })
    observer.disconnect()
  }
}

/** Measures the rendered lines. The average of the first lines is the estimated height of all others. */
function useMeasureLines(
  list: RefObject<HTMLElement | null>,
  virtualizer: Lines,
  height: RefObject<number | undefined>,
  layout: Layout | undefined,
): void {
  const measuredColumns = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (!layout || !virtualizer.options.enabled || !list.current) return
    const lines = [...list.current.children].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && 'line' in element.dataset,
    )
    const hasChanged = ![undefined, layout.columns].includes(measuredColumns.current)
    measuredColumns.current = layout.columns
    if (height.current === undefined || hasChanged) {
      const heights = lines.map(({ offsetHeight }) => offsetHeight)
      const sum = heights.reduce((total, one) => total + one, 0)
      // All heights are 0 while the list is hidden.
      if (sum > 0) {
        height.current = Math.round(sum / lines.length)
        virtualizer.measure()
        for (const [at, line] of lines.entries())
          virtualizer.resizeItem(Number(line.dataset.line), heights[at] ?? 0)
      }
    }
    for (const line of lines) virtualizer.measureElement(line)
    virtualizer.measureElement(null)
  })
}

/**
 * Returns the key of {@link saved} for a list in the current history entry. It comes from the router: until the next screen
 * is rendered, `history` already has the next entry, under which a scrolling list would be saved.
 */
function useKey(name: string | undefined): string {
  // Lists may be used outside of a router.
  const { location } = use(UNSAFE_LocationContext) ?? {}
  return `${location?.key}/${name}`
}

function useRestored(name: string | undefined): Saved | undefined {
  const key = useKey(name)
  const [restored] = useState(() => (name === undefined ? undefined : saved.get(key)))
  return restored
}

function useSave(name: string | undefined, read: () => Saved): void {
  const latest = useRef({ key: '', read })
  const key = useKey(name)
  useEffect(() => {
    latest.current = { key, read }
  })
  useEffect(
    () => () => {
      if (name === undefined) return
      const { key, read } = latest.current
      saved.delete(key)
      saved.set(key, read())
      const [oldest] = saved.keys()
      if (saved.size > maxSaved && oldest !== undefined) saved.delete(oldest)
    },
    [name],
  )
}
