import { toastShown } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { $handledLink, linkHandled } from '../model/linked-post'
import { idOf, type RawPost } from '../model/post'
import { postsTexts } from '../texts'

/**
 * The post named in the URL. Each link to it counts once, also when it leads to the same URL again; going back, opening a
 * dialog, and changing the URL in place, for example by a filter or a tab, do not count.
 *
 * @param tab of the calling list; links for other tabs do not count
 */
export function useLinkedPost(tab: string) {
  const query = useSearchParams()[0]
  const id = query.get('post')
  const { key, search, hash } = useLocation()
  const address = search + hash
  const type = useNavigationType()
  const [last, handle] = useUnit([$handledLink, linkHandled])
  const isKnown =
    last !== null &&
    last.id === id &&
    (last.key === key || type === 'POP' || hash !== '' || (type === 'REPLACE' && last.address !== address))
  // Follow the changes in place: only a link that replaces its own URL counts.
  useEffect(() => {
    if (isKnown && id !== null) handle({ id, key, address })
  }, [isKnown, id, key, address, handle])
  return {
    /** Key of the visit. */
    key,
    /** The id of the post; null without one, or when it is handled. */
    pendingId: isKnown || query.get('tab') !== tab ? null : id,
    markHandled() {
      if (id !== null) handle({ id, key, address })
    },
  }
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
  const { pendingId, key, markHandled } = useLinkedPost(tab)
  const showToast = useUnit(toastShown)
  /** The visit for which the list is read again, and since when. */
  const [check, setCheck] = useState({ key: '', since: 0 })
  const isMissing = pendingId !== null && !posts.some(isPost(pendingId))
  const isHidden = pendingId !== null && !isMissing && !visible.some(isPost(pendingId))
  // Reading this time renders the list again after each read, so it is read only in this case.
  const isGone = isMissing && check.key === key && read.dataUpdatedAt > check.since
  const { refetch } = read
  useEffect(() => {
    if (!isMissing) return
    setCheck({ key, since: Date.now() })
    void refetch()
  }, [isMissing, key, refetch])
  useEffect(() => {
    if (isGone) showToast({ kind: 'info', text: postsTexts.ref('saved.gone') })
    if (isGone || isHidden) markHandled()
  })
}

interface LinkedPostFocusOptions {
  readonly tab: string
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
  tab,
  shown,
  held,
  showHeld,
  mount,
  focusCard,
}: LinkedPostFocusOptions): void {
  const { pendingId, markHandled } = useLinkedPost(tab)
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
