import { toastShown } from '@kernel'
import { useTarget } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { idOf, type RawPost } from '../model/post'
import { postsTexts } from '../texts'

/**
 * The post to which a link leads; the list takes it with `markReached`.
 * @param tab of the calling list; links for other tabs do not count
 */
export function useLinkedPost(tab: string) {
  const [id, markReached] = useTarget('post')
  const isOpen = useSearchParams()[0].get('tab') === tab
  return { pendingId: isOpen ? id : null, markReached }
}

/** Returns a test whether a post is the linked one. */
export const isPost = (id: string) => (post: RawPost) => String(idOf(post)) === id

interface ListRead {
  readonly dataUpdatedAt: number
  readonly refetch: () => unknown
}

/**
 * Tells when the post named in the URL is not in the list, for example because it was deleted. The list is read again
 * before, because it may be older than the post. Nothing is said of a post that the person has hidden.
 *
 * @param tab of the calling list
 * @param visible the posts that the person has not hidden
 * @param read the query of the list
 */
export function useMissingPost(
  tab: string,
  posts: readonly RawPost[],
  visible: readonly RawPost[],
  read: ListRead,
): void {
  const { pendingId, markReached } = useLinkedPost(tab)
  const showToast = useUnit(toastShown)
  /** Since when the list is read again. */
  const [since, setSince] = useState<number>()
  const isMissing = pendingId !== null && !posts.some(isPost(pendingId))
  const isHidden = pendingId !== null && !isMissing && !visible.some(isPost(pendingId))
  // Reading this time renders the list again after each read, so it is read only in this case.
  const isGone = isMissing && since !== undefined && read.dataUpdatedAt > since
  const { refetch } = read
  useEffect(() => {
    setSince(isMissing ? Date.now() : undefined)
    if (isMissing) void refetch()
  }, [isMissing, refetch])
  useEffect(() => {
    if (!isGone && !isHidden) return
    if (isGone) showToast({ kind: 'info', text: postsTexts.ref('saved.gone') })
    setSince(undefined)
    markReached()
  })
}

interface LinkedPostFocusOptions {
  readonly tab: string
  readonly shown: readonly RawPost[]
  readonly held: readonly RawPost[]
  readonly showHeld: () => void
  /** Keeps a card mounted by its post id, wherever the user scrolls. */
  readonly mount: (id: string) => void
  /** Focuses a card by index and scrolls to it; returns whether the card is mounted. */
  readonly focusCard: (index: number) => boolean
}

/** Focuses the post named in the URL, once, when it is in the list; shows the posts that are held back if it is one. */
export function useLinkedPostFocus({
  tab,
  shown,
  held,
  showHeld,
  mount,
  focusCard,
}: LinkedPostFocusOptions): void {
  const { pendingId, markReached } = useLinkedPost(tab)
  useEffect(() => {
    if (pendingId === null) return
    if (held.some(isPost(pendingId))) return showHeld()
    const index = shown.findIndex(isPost(pendingId))
    if (index < 0) return
    mount(pendingId)
    // Wait for the next frame, because a new screen first sets its own focus and scroll position.
    const frame = requestAnimationFrame(() => {
      if (focusCard(index)) markReached()
    })
    return () => cancelAnimationFrame(frame)
  })
}
