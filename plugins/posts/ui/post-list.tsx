import { useCode } from '@kernel'
import { $isFirstScreenReady, useIsPrinting } from '@kernel/parts'
import type { VirtualItem } from '@tanstack/react-virtual'
import { useUnit } from 'effector-react'
import { type FocusEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { css, cx } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { $listPositions, type ListPosition, listLeft } from '../model/list-position'
import { idOf, type RawPost, readPost } from '../model/post'
import { NewPosts } from './new-posts'
import { PostCard } from './post-card'
import { useFeedKeys } from './use-feed-keys'
import { useNewPosts } from './use-new-posts'

const loadVirtualizer = () => import('./post-virtualizer.lazy')

/** Cards that a list shows before it is virtualized: about as many as a window shows. */
const firstCards = 4
/** Cards of a printed list, and of one whose virtualizer does not load. */
const maxWholeList = 500

const column = css({ position: 'relative' })
const cardRow = css({ pb: { base: '3', md: '5' } })
const placed = css({ position: 'absolute', insetX: '0' })

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
  const ids = useStableIds(shown)
  const hasScreen = useUnit($isFirstScreenReady)
  const { code, failure } = useCode(loadVirtualizer, hasScreen && shown.length > firstCards)
  const [isRestored] = useState(restored !== undefined && code !== undefined)
  // Deferred, so that the first cards are painted, in the layout of the page, before any height is read.
  const isVirtual = useDeferredValue(code !== undefined, isRestored)
  const [mounted, setMounted] = useState<readonly string[]>()
  const snapshot = useRef<() => VirtualItem[]>(undefined)
  useSavePosition(name, () => ({ sizes: snapshot.current?.() ?? [], newestShown }))

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
  // The cards of a restored list are those at its position.
  const first = isRestored ? 0 : failure ? maxWholeList : firstCards
  const cards = mounted ?? ids.slice(0, first)
  const content = isPrinting ? (
    <div className={stack({ gap: '5' })}>
      {shown.slice(0, maxWholeList).map((post, index) => (
        <div key={String(idOf(post))}>{cardOf(index)}</div>
      ))}
    </div>
  ) : (
    <>
      <NewPosts posts={held} onShow={handleNew} />
      <div
        ref={list}
        role="feed"
        aria-label={label}
        onKeyDown={handleKey}
        onFocus={handleFocus}
        onBlur={({ relatedTarget: to }: FocusEvent) => rowOf(to) || setFocused(undefined)}
      >
        <div data-focus-list="" className={column}>
          {cards.map((id) => {
            const index = ids.indexOf(id)
            return (
              index >= 0 && (
                <div
                  key={id}
                  data-index={index}
                  data-key={id}
                  data-focus-item={`post ${id}`}
                  className={cx(cardRow, mounted && placed)}
                >
                  {cardOf(index)}
                </div>
              )
            )
          })}
        </div>
      </div>
    </>
  )
  return (
    <div>
      {content}
      {/* After the list, whose rows it finds when it mounts together with them. */}
      {isVirtual && code && (
        <code.default
          list={list}
          ids={ids}
          focused={focused}
          sizes={restored?.sizes}
          snapshot={snapshot}
          onCards={(next) => setMounted((before) => (String(before) === String(next) ? before : next))}
        />
      )}
    </div>
  )
}

/** Returns the ids of the posts, as the same array while the ids and their order are unchanged. */
function useStableIds(posts: readonly RawPost[]): readonly string[] {
  const previous = useRef<readonly string[]>([])
  return useMemo(() => {
    const current = posts.map((post) => String(idOf(post)))
    const isSame =
      current.length === previous.current.length &&
      current.every((id, index) => id === previous.current[index])
    if (!isSame) previous.current = current
    return previous.current
  }, [posts])
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
