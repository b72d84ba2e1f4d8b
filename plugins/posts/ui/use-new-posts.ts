import { useEffect, useEffectEvent, useState } from 'react'
import { idOf, type RawPost, readPost } from '../model/post'
import { useIsOwn } from './use-personal-lists'

/** Number of newest posts whose ids are remembered: more than one, because the newest post may be deleted. */
const rememberedIds = 20

const newestIds = (posts: readonly RawPost[]) =>
  posts.slice(0, rememberedIds).map((post) => String(idOf(post)))

/**
 * Holds back posts that arrive while the list is open, so that the content does not move; a new post of the user shows them.
 *
 * @param posts newest first
 * @param isHolding whether to hold posts back; false for the user's own posts
 * @param initialIds ids of posts from a saved list position; newer posts are held back
 * @returns the visible posts, those held back, and `showNew` to reveal these
 */
export function useNewPosts(posts: readonly RawPost[], isHolding: boolean, initialIds?: readonly string[]) {
  const [newestShown, setNewestShown] = useState(initialIds ?? newestIds(posts))
  const first = posts.findIndex((post) => newestShown.includes(String(idOf(post))))
  const isOwn = useIsOwn()
  const hasOwn = posts.slice(0, Math.max(first, 0)).some((post) => isOwn('post', readPost(post)))
  const waiting = isHolding && !hasOwn ? Math.max(first, 0) : 0
  const showNew = useEffectEvent(() => setNewestShown(newestIds(posts)))
  useEffect(() => {
    if (hasOwn) showNew()
  }, [hasOwn])

  // Show all posts when none of the remembered posts is left, or when there were none.
  useEffect(() => {
    if (first < 0 && posts.length > 0) setNewestShown(newestIds(posts))
  }, [first, posts])

  return {
    shown: waiting > 0 ? posts.slice(waiting) : posts,
    held: posts.slice(0, waiting),
    newestShown,
    showNew: () => setNewestShown(newestIds(posts)),
  }
}
