import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useUnit } from 'effector-react'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { $commentEditor } from '../model/comment-editor'
import { idOf, type RawPost } from '../model/post'

/** Estimated height of unmeasured cards, in px. */
const estimatedHeight = 360
const overscan = 2

/**
 * Virtualizes a list of posts. Some cards stay mounted wherever the user scrolls: the focused one, the one whose
 * comment form is open, and those the Tab key reaches next (both neighbors, or the first card when coming from above).
 *
 * @param list the element that contains the cards
 * @param focused post id of the focused card
 * @param sizes measured heights from a saved list position
 */
export function usePostVirtualizer(
  list: RefObject<HTMLElement | null>,
  posts: readonly RawPost[],
  focused: string | undefined,
  sizes: VirtualItem[] | undefined,
) {
  const editor = useUnit($commentEditor)
  const keys = useStableKeys(posts)
  const indexOf = (id: unknown) => keys.indexOf(String(id))
  const at = indexOf(focused)
  const mounted = [0, at - 1, at, at + 1, indexOf(editor?.postId)].filter(
    (index) => keys[index] !== undefined,
  )

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: posts.length,
    estimateSize,
    overscan,
    getItemKey: useCallback((index: number) => keys[index] ?? '', [keys]),
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
  // Compare with `window.scrollY`: after a jump, new cards are measured before the virtualizer learns the new offset.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (
    { key, start, size },
    _delta,
    { itemSizeCache },
  ) =>
    itemSizeCache.has(key)
      ? start + size <= window.scrollY && virtualizer.scrollDirection !== 'backward'
      : start < window.scrollY
  return virtualizer
}

const estimateSize = () => estimatedHeight

/** Returns the ids of the posts, as the same array while the ids and their order are unchanged. */
function useStableKeys(posts: readonly RawPost[]): readonly string[] {
  const previous = useRef<readonly string[]>([])
  return useMemo(() => {
    const current = posts.map((post) => String(idOf(post)))
    const isSame =
      current.length === previous.current.length &&
      current.every((key, index) => key === previous.current[index])
    if (!isSame) previous.current = current
    return previous.current
  }, [posts])
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
