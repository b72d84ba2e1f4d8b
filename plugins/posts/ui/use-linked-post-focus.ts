import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { idOf, type RawPost } from '../model/post'

/**
 * Focuses the post named in the URL, once, when it is in the list.
 *
 * @param mount keeps a card mounted by its post id, wherever the user scrolls
 * @param focusCard focuses a card by index and scrolls to it; returns whether the card is mounted
 */
export function useLinkedPostFocus(
  posts: readonly RawPost[],
  mount: (id: string) => void,
  focusCard: (index: number) => boolean,
): void {
  const linkedId = useSearchParams()[0].get('post')
  const handled = useRef<string | null>(null)
  useEffect(() => {
    if (linkedId === null || handled.current === linkedId) return
    const index = posts.findIndex((post) => String(idOf(post)) === linkedId)
    if (index < 0) return
    mount(linkedId)
    // Wait for the next frame, because a new screen first sets its own focus and scroll position.
    const frame = requestAnimationFrame(() => {
      if (focusCard(index)) handled.current = linkedId
    })
    return () => cancelAnimationFrame(frame)
  })
}
