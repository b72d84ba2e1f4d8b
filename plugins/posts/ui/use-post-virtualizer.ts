import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useUnit } from 'effector-react'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { $commentEditor } from '../model/comment-editor'
import { idOf, type RawPost } from '../model/post'

/** What a card is taken for that has not been drawn yet, in px. */
const usualHeight = 360
/** Cards drawn beyond each edge of the screen. */
const beyond = 2

/**
 * Which cards of a list are drawn, and where. A card with the focus, and one whose comment is being written, stay drawn
 * wherever the reader scrolls; so do the cards the keyboard comes to next: both neighbours, or the first for whoever
 * comes from above.
 *
 * @param list the element that holds the cards
 * @param focused the card with the focus, by its post's id
 * @param sizes how high cards were when the list was left
 */
export function usePostVirtualizer(
  list: RefObject<HTMLElement | null>,
  posts: readonly RawPost[],
  focused: string | undefined,
  sizes: VirtualItem[] | undefined,
) {
  const commenting = useUnit($commentEditor)
  const keys = useKeys(posts)
  const indexOf = (id: unknown) => keys.indexOf(String(id))
  const at = indexOf(focused)
  const kept = [0, at - 1, at, at + 1, indexOf(commenting?.postId)].filter(
    (index) => keys[index] !== undefined,
  )

  const drawn = useWindowVirtualizer<HTMLDivElement>({
    count: posts.length,
    estimateSize,
    overscan: beyond,
    getItemKey: useCallback((index: number) => keys[index] ?? '', [keys]),
    scrollMargin: useTop(list),
    initialMeasurementsCache: sizes ?? [],
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
    // In a tab that is not shown nothing has a height: what was measured stands. Nor is a card measured before it
    // is laid out anyway, which for many cards would be done as often as there are cards.
    measureElement: (element, entry, { itemSizeCache }) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) ||
      (itemSizeCache.get(element.dataset.key ?? '') ?? usualHeight),
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  // The virtualizer hears of a jump of the page only with the next scroll event, which comes after new cards are measured.
  drawn.shouldAdjustScrollPositionOnItemSizeChange = ({ key, start, size }, _delta, { itemSizeCache }) =>
    itemSizeCache.has(key)
      ? start + size <= window.scrollY && drawn.scrollDirection !== 'backward'
      : start < window.scrollY
  return drawn
}

const estimateSize = () => usualHeight

/** What each card is known by. The same posts in the same order give the same answer, whatever has changed in them. */
function useKeys(posts: readonly RawPost[]): readonly string[] {
  const held = useRef<readonly string[]>([])
  return useMemo(() => {
    const now = posts.map((post) => String(idOf(post)))
    const isSame =
      now.length === held.current.length && now.every((key, index) => key === held.current[index])
    if (!isSame) held.current = now
    return held.current
  }, [posts])
}

/** How far below the top of the page an element begins, in px. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current?.offsetParent)
        setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    // Whatever opens or closes above changes the height of the page.
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [element])
  return top
}
