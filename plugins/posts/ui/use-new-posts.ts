import { useEffect, useState } from 'react'
import { idOf, type RawPost } from '../model/post'

/** So many posts are remembered as shown: one of them may be deleted meanwhile, hardly all. */
const enough = 20

const marksOf = (posts: readonly RawPost[]) => posts.slice(0, enough).map((post) => String(idOf(post)))

/**
 * Holds back what has come since a list was opened, so that what is being read stays where it is.
 *
 * @param posts newest first
 * @param isHolding whether it does so at all; one's own posts are no news
 * @param left the newest posts that were shown when the list was last left; what is younger is held back too
 * @returns the posts to show, how many wait above them, and what lets these in
 */
export function useNewPosts(posts: readonly RawPost[], isHolding: boolean, left?: readonly string[]) {
  const [marks, setMarks] = useState(left ?? marksOf(posts))
  const first = posts.findIndex((post) => marks.includes(String(idOf(post))))
  const waiting = isHolding ? Math.max(first, 0) : 0

  // Nothing is left of what was shown, or there was nothing: all of it is shown, and marked.
  useEffect(() => {
    if (first < 0 && posts.length > 0) setMarks(marksOf(posts))
  }, [first, posts])

  return {
    shown: waiting > 0 ? posts.slice(waiting) : posts,
    waiting,
    marks,
    letIn: () => setMarks(marksOf(posts)),
  }
}
