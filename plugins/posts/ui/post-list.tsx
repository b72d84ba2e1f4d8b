import { useIsPrinting } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { $listPositions, type ListPosition, listLeft } from '../model/list-position'
import { idOf, type RawPost, readPost } from '../model/post'
import { NewPosts } from './new-posts'
import { PostCard } from './post-card'
import { useFeedKeys } from './use-feed-keys'
import { useNewPosts } from './use-new-posts'
import { usePostVirtualizer } from './use-post-virtualizer'

const maxPrintedPosts = 500

const column = css({ position: 'relative' })
const cardRow = css({ position: 'absolute', insetX: '0', pb: { base: '3', md: '5' } })

interface PostListProps {
  readonly posts: readonly RawPost[]
  /** Accessible name of the list. */
  readonly label: string
  /** Key of the saved scroll position. */
  readonly name: string
  readonly isMine?: boolean
}

/** Back navigation restores the scroll position; a button shows new posts. */
export function PostList({ posts, label, name, isMine = false }: PostListProps) {
  const list = useRef<HTMLDivElement>(null)
  const restored = useRestoredPosition(name)
  const { shown, held, newestShown, showNew } = useNewPosts(posts, !isMine, restored?.newestShown)
  const [focused, setFocused] = useState<string>()
  const virtualizer = usePostVirtualizer(list, shown, focused, restored?.sizes)
  const cards = virtualizer.getVirtualItems()
  useInitialMeasure(list, virtualizer)
  useSavePosition(name, () => ({ sizes: virtualizer.takeSnapshot(), newestShown }))

  const isPrinting = useIsPrinting()
  const cardAt = (index: number) =>
    list.current?.querySelector<HTMLElement>(
      `[data-index="${index}"] > [role=article], [data-index="${index}"] > article`,
    )
  const focusCard = (index: number) => cardAt(index)?.focus({ preventScroll: true })
  const handleKey = useFeedKeys(shown.length, focusCard)
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    setFocused(rowOf(target)?.dataset.key)
    if (target.matches('article:focus-visible')) scrollCardIntoView(target)
  }
  const handleNew = () => {
    showNew()
    window.scrollTo(0, 0)
  }

  const cardOf = (index: number) => {
    const post = shown[index]
    return (
      post && <PostCard post={readPost(post)} position={index + 1} total={shown.length} isMine={isMine} />
    )
  }
  if (isPrinting)
    return (
      <div className={stack({ gap: '5' })}>
        {shown.slice(0, maxPrintedPosts).map((post, index) => (
          <div key={String(idOf(post))}>{cardOf(index)}</div>
        ))}
      </div>
    )
  return (
    <div>
      <NewPosts posts={held} onShow={handleNew} />
      <div
        ref={list}
        role="feed"
        aria-label={label}
        onKeyDown={handleKey}
        onFocus={handleFocus}
        onBlur={({ relatedTarget: to }: FocusEvent) => rowOf(to) || setFocused(undefined)}
      >
        <div ref={virtualizer.containerRef} data-focus-list="" className={column}>
          {cards.map(({ key, index }) => (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-key={String(key)}
              data-focus-item={`post ${key}`}
              className={cardRow}
            >
              {cardOf(index)}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/**
 * Measures new cards before paint, because cards placed by their estimated heights may overlap. Reads all heights
 * before it moves any card, so that the page is laid out once.
 */
function useInitialMeasure(
  list: RefObject<HTMLElement | null>,
  virtualizer: ReturnType<typeof usePostVirtualizer>,
): void {
  useLayoutEffect(() => {
    const fresh = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].filter(
      ({ dataset }) => !virtualizer.itemSizeCache.has(dataset.key ?? ''),
    )
    const heights = fresh.map(({ offsetHeight, dataset }) => [Number(dataset.index), offsetHeight] as const)
    // Skip heights of 0, which are measured in a hidden tab.
    for (const [index, height] of heights) if (height > 0) virtualizer.resizeItem(index, height)
  })
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null

/** Scrolls a focused card so that the bars do not cover it; a tall card is aligned to its top. */
const scrollCardIntoView = (card: HTMLElement) =>
  card.scrollIntoView({ block: card.offsetHeight < window.innerHeight / 2 ? 'nearest' : 'start' })

/** Returns the saved scroll position after back navigation; otherwise the list starts at the top. */
function useRestoredPosition(name: string) {
  const positions = useUnit($listPositions)
  const isBack = useNavigationType() === 'POP'
  const [restored] = useState(isBack ? positions[name] : undefined)
  return restored
}

function useSavePosition(name: string, getPosition: () => ListPosition): void {
  const latest = useRef(getPosition)
  latest.current = getPosition
  const leave = useUnit(listLeft)
  useEffect(
    () => () => {
      leave({ list: name, position: latest.current() })
    },
    [leave, name],
  )
}
