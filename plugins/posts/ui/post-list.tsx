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
import { useIsPrinting } from './use-is-printing'
import { useKeepFocus } from './use-keep-focus'
import { useNewPosts } from './use-new-posts'
import { usePostVirtualizer } from './use-post-virtualizer'
import { isInQuestion } from './use-restore-focus'

/** More than this nobody prints on purpose. */
const mostOnPaper = 500

const column = css({ position: 'relative' })
const place = css({ position: 'absolute', insetX: '0', pb: '5' })

interface PostListProps {
  /** Newest first. */
  readonly posts: readonly RawPost[]
  /** What the list is called. */
  readonly label: string
  /** Under what its place is remembered. */
  readonly name: string
  /** Whether all of it is one's own. */
  readonly isMine?: boolean
}

/**
 * Posts one under the other. Only those near the screen are drawn, however many there are; who comes back finds the
 * list as it was left, and what is new waits until it is asked for.
 */
export function PostList({ posts, label, name, isMine = false }: PostListProps) {
  const list = useRef<HTMLDivElement>(null)
  const left = useLeft(name)
  const { shown, waiting, marks, letIn } = useNewPosts(posts, !isMine, left?.marks)
  const [focused, setFocused] = useState<string>()
  const cardsDrawn = usePostVirtualizer(list, shown, focused, left?.sizes)
  const cards = cardsDrawn.getVirtualItems()
  useFirstHeights(list, cardsDrawn)
  useLeaving(name, () => ({ sizes: cardsDrawn.takeSnapshot(), marks }))

  const isPrinting = useIsPrinting()
  const cardAt = (index: number) =>
    list.current?.querySelector<HTMLElement>(
      `[data-index="${index}"] > [role=article], [data-index="${index}"] > article`,
    )
  const focusCard = (index: number) => cardAt(index)?.focus({ preventScroll: true })
  const handleKey = useFeedKeys(shown.length, focusCard)
  useKeepFocus(focused, cards, (index) => focusCard(Math.min(index, shown.length - 1)))
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    setFocused(placeOf(target)?.dataset.key)
    if (target.matches('article:focus-visible')) show(target)
  }
  const handleNew = () => {
    letIn()
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
        {shown.slice(0, mostOnPaper).map((post, index) => (
          <div key={String(idOf(post))}>{cardOf(index)}</div>
        ))}
      </div>
    )
  return (
    <>
      <NewPosts count={waiting} onShow={handleNew} />
      <div
        ref={list}
        role="feed"
        aria-label={label}
        onKeyDown={handleKey}
        onFocus={handleFocus}
        onBlur={({ relatedTarget: to }: FocusEvent) =>
          placeOf(to) || isInQuestion(to) || setFocused(undefined)
        }
      >
        <div ref={cardsDrawn.containerRef} className={column}>
          {cards.map(({ key, index }) => (
            <div
              key={key}
              ref={cardsDrawn.measureElement}
              data-index={index}
              data-key={String(key)}
              className={place}
            >
              {cardOf(index)}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

/**
 * Measures cards that have just been drawn before they are seen: until then they stand as if all were equally high, one
 * over the other. All heights are read before the first card is moved, so that the page is laid out once.
 */
function useFirstHeights(
  list: RefObject<HTMLElement | null>,
  drawn: ReturnType<typeof usePostVirtualizer>,
): void {
  useLayoutEffect(() => {
    const fresh = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].filter(
      ({ dataset }) => !drawn.itemSizeCache.has(dataset.key ?? ''),
    )
    const heights = fresh.map(({ offsetHeight, dataset }) => [Number(dataset.index), offsetHeight] as const)
    // In a tab that is not shown nothing has a height.
    for (const [index, height] of heights) if (height > 0) drawn.resizeItem(index, height)
  })
}

const placeOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null

/**
 * Brings a card that got the focus to the screen, clear of the bars. One that takes much of it begins at its head: from
 * there it is read on.
 */
const show = (card: HTMLElement) =>
  card.scrollIntoView({ block: card.offsetHeight < window.innerHeight / 2 ? 'nearest' : 'start' })

/** How the list was left, for whoever goes back to it; who comes anew begins at the top. */
function useLeft(name: string) {
  const readings = useUnit($listPositions)
  const isBack = useNavigationType() === 'POP'
  const [left] = useState(isBack ? readings[name] : undefined)
  return left
}

/** Notes down how the list is when its screen is left. */
function useLeaving(name: string, reading: () => ListPosition): void {
  const latest = useRef(reading)
  latest.current = reading
  const leave = useUnit(listLeft)
  useEffect(
    () => () => {
      leave({ list: name, reading: latest.current() })
    },
    [leave, name],
  )
}
