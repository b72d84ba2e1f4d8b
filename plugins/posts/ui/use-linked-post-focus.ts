import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { idOf, type RawPost } from '../model/post'

interface HandledLink {
  readonly id: string
  readonly key: string
  readonly search: string
}

/** The last link to a post that was handled. */
export type LinkMemory = RefObject<HandledLink | undefined>

/**
 * The post named in the URL. Each link to it counts once, also when it leads to the same URL again; going back, opening a
 * dialog, and changing the URL in place, for example by a filter, do not count.
 *
 * @param memory of a component that stays mounted, where the calling one does not
 */
export function useLinkedPost(memory?: LinkMemory) {
  const id = useSearchParams()[0].get('post')
  const { key, search, hash } = useLocation()
  const type = useNavigationType()
  const ownMemory = useRef<HandledLink>(undefined)
  const handled = memory ?? ownMemory
  const { current } = handled
  const isKnown =
    current !== undefined &&
    current.id === id &&
    (current.key === key ||
      type === 'POP' ||
      hash !== '' ||
      (type === 'REPLACE' && current.search !== search))
  return {
    /** The id of the post; null without one, or when it is handled. */
    pendingId: isKnown ? null : id,
    markHandled() {
      if (id !== null) handled.current = { id, key, search }
    },
  }
}

/** Returns a test whether a post is the linked one. */
export const isPost = (id: string) => (post: RawPost) => String(idOf(post)) === id

interface LinkedPostFocusOptions {
  readonly memory: LinkMemory | undefined
  readonly shown: readonly RawPost[]
  /** The posts that are held back. */
  readonly held: readonly RawPost[]
  readonly showHeld: () => void
  /** Keeps a card mounted by its post id, wherever the user scrolls. */
  readonly mount: (id: string) => void
  /** Focuses a card by index and scrolls to it; returns whether the card is mounted. */
  readonly focusCard: (index: number) => boolean
}

/** Focuses the post named in the URL, once, when it is in the list; shows the posts that are held back if it is one. */
export function useLinkedPostFocus({
  memory,
  shown,
  held,
  showHeld,
  mount,
  focusCard,
}: LinkedPostFocusOptions): void {
  const { pendingId, markHandled } = useLinkedPost(memory)
  useEffect(() => {
    if (pendingId === null) return
    if (held.some(isPost(pendingId))) return showHeld()
    const index = shown.findIndex(isPost(pendingId))
    if (index < 0) return
    mount(pendingId)
    // Wait for the next frame, because a new screen first sets its own focus and scroll position.
    const frame = requestAnimationFrame(() => {
      if (focusCard(index)) markHandled()
    })
    return () => cancelAnimationFrame(frame)
  })
}
