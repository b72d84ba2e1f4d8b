import { $session } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import {
  $personalLists,
  followPersonalLists,
  listsFollowed,
  loadPersonalLists,
  type PersonalLists,
  visiblePosts,
} from '../model/personal-lists'
import type { RawPost } from '../model/post'

/** The saved and hidden posts, muted people and words of the user; all empty for visitors. */
export function usePersonalLists(): PersonalLists {
  const [session, lists] = useUnit([$session, $personalLists])
  return lists ?? loadPersonalLists(session)
}

/** Like {@link usePersonalLists}, and follows changes in other tabs. */
export function useFollowedLists(): PersonalLists {
  const [session, follow] = useUnit([$session, listsFollowed])
  useEffect(() => followPersonalLists(session, follow), [session, follow])
  return usePersonalLists()
}

/** The posts that the user has neither hidden nor muted. */
export function useVisiblePosts(posts: readonly RawPost[]): readonly RawPost[] {
  const lists = useFollowedLists()
  const person = useUnit($session)?.person
  return useMemo(() => visiblePosts(posts, lists, person), [posts, lists, person])
}
