import {
  defaultRangeExtractor,
  type ReactVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { useUnit } from 'effector-react'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { $commentEditor } from '../model/comment-editor'

/** Estimated height of unmeasured cards, in px. */
const estimatedHeight = 360
const overscan = 2

export interface PostVirtualizerProps {
  /** The element whose first child contains the rows. */
  readonly list: RefObject<HTMLElement | null>
  /** Ids of all posts; the same array while they are unchanged. */
  readonly ids: readonly string[]
  /** Id of the post whose card has the focus. */
  readonly focused: string | undefined
  /** Measured heights from a saved list position. */
  readonly sizes: VirtualItem[] | undefined
  /** Gets a function that returns the measured heights. */
  readonly snapshot: RefObject<(() => VirtualItem[]) | undefined>
  /** Gets the ids of the posts whose cards are to be mounted. */
  readonly onCards: (ids: readonly string[]) => void
}

/**
 * Positions the cards of a list of posts, and chooses those near the window. Some stay mounted wherever the user scrolls: the
 * focused one, the one whose comment form is open, and those the Tab key reaches next (both neighbors, or the first card when
 * coming from above). It renders nothing, so that the list can show its first cards before this code is loaded.
 */
export default function PostVirtualizer(props: PostVirtualizerProps) {
  const { list, ids, focused, sizes, snapshot, onCards } = props
  const editor = useUnit($commentEditor)
  const indexOf = (id: unknown) => ids.indexOf(String(id))
  const at = indexOf(focused)
  const mounted = [0, at - 1, at, at + 1, indexOf(editor?.postId)].filter((index) => ids[index] !== undefined)

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: ids.length,
    estimateSize,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan,
    getItemKey: useCallback((index: number) => ids[index] ?? '', [ids]),
    scrollMargin: useScrollMargin(list),
    initialMeasurementsCache: sizes ?? [],
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...mounted])].sort((a, b) => a - b),
    // Use the last known height in a hidden tab, where heights are 0, and before the layout of a card: measuring
    // each card at that time would force a layout.
    measureElement: (element, entry, { itemSizeCache }) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) ||
      (itemSizeCache.get(element.dataset.key ?? '') ?? estimatedHeight),
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  // The first cards keep their places: the page has had their heights already.
  const areInFlow = useRef(sizes === undefined)
  // Compare with `window.scrollY`: after a jump, new cards are measured before the virtualizer learns the new offset.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (
    { key, start, size },
    _delta,
    { itemSizeCache },
  ) =>
    itemSizeCache.has(key)
      ? start + size <= window.scrollY && virtualizer.scrollDirection !== 'backward'
      : !areInFlow.current && start < window.scrollY
  const cards = virtualizer.getVirtualItems().map(({ key }) => String(key))

  useRows(list, virtualizer)
  useLayoutEffect(() => {
    areInFlow.current = false
  }, [])
  useLayoutEffect(() => {
    // Without the size of the window, it knows no cards yet.
    if (cards.length > 0 || ids.length === 0) onCards(cards)
  })
  useLayoutEffect(() => {
    snapshot.current = virtualizer.takeSnapshot
  }, [snapshot, virtualizer])
  return null
}

const estimateSize = () => estimatedHeight

/**
 * Registers the mounted cards. Measures new ones before paint, because cards placed by their estimated heights may overlap.
 * Reads all heights before it moves any card, so that the page is laid out once.
 */
function useRows(
  list: RefObject<HTMLElement | null>,
  virtualizer: ReactVirtualizer<Window, HTMLElement>,
): void {
  const known = useRef<Element>(null)
  useLayoutEffect(() => {
    const column = list.current?.firstElementChild
    if (!(column instanceof HTMLElement)) return
    const rows = [...column.children].filter((row) => row instanceof HTMLElement)
    const heights = rows
      .filter(({ dataset }) => !virtualizer.itemSizeCache.has(dataset.key ?? ''))
      .map(({ offsetHeight, dataset }) => [Number(dataset.index), offsetHeight] as const)
    // Another column is mounted after printing.
    if (known.current !== column) virtualizer.containerRef(column)
    known.current = column
    for (const row of rows) virtualizer.measureElement(row)
    virtualizer.measureElement(null)
    // Skip heights of 0, which are measured in a hidden tab.
    for (const [index, height] of heights) if (height > 0) virtualizer.resizeItem(index, height)
  })
}

/** Returns the offset of an element from the top of the document, in px. */
function useScrollMargin(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current?.offsetParent)
        setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    // The offset changes with the height of the content above.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
