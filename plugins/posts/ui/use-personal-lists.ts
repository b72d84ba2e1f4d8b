import { $session } from '@kernel'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { personalLists, visiblePosts } from '../model/personal-lists'
import type { RawPost } from '../model/post'

/** The posts that the user has neither hidden nor muted. */
export function useVisiblePosts(posts: readonly RawPost[]): readonly RawPost[] {
  const [lists, session] = useUnit([personalLists.$value, $session])
  return useMemo(() => visiblePosts(posts, lists, session?.person), [posts, lists, session?.person])
}
