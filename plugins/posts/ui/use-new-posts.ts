import { useEffect, useState } from 'react'
import { idOf, type RawPost } from '../model/post'

/** Number of newest posts whose ids are remembered: several, because the newest post may be deleted meanwhile. */
const rememberedIds = 20

const newestIds = (posts: readonly RawPost[]) =>
  posts.slice(0, rememberedIds).map((post) => String(idOf(post)))

/**
 * Holds back posts that arrive while the list is open, so that the content does not move.
 *
 * @param posts newest first
 * @param isHolding false for the user's own posts
 * @param initialIds from a saved list position; newer posts are held back too
 * @returns the visible posts, the number held back, and `showNew` to reveal these
 */
export function useNewPosts(posts: readonly RawPost[], isHolding: boolean, initialIds?: readonly string[]) {
  const [newestShown, setNewestShown] = useState(initialIds ?? newestIds(posts))
  const first = posts.findIndex((post) => newestShown.includes(String(idOf(post))))
  const waiting = isHolding ? Math.max(first, 0) : 0

  // All known posts are gone, or there were none: show all posts.
  useEffect(() => {
    if (first < 0 && posts.length > 0) setNewestShown(newestIds(posts))
  }, [first, posts])

  return {
    shown: waiting > 0 ? posts.slice(waiting) : posts,
    waiting,
    newestShown,
    showNew: () => setNewestShown(newestIds(posts)),
  }
}
