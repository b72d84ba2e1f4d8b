import { $session, type Id } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import {
  $personalLists,
  followPersonalLists,
  isByPerson,
  listsFollowed,
  loadPersonalLists,
  type PersonalLists,
  visiblePosts,
  writtenKey,
} from '../model/personal-lists'
import type { PostAuthor, RawPost } from '../model/post'

/** The saved and hidden posts, muted people and words of the user; all empty for visitors. */
export function usePersonalLists(): PersonalLists {
  const [session, lists] = useUnit([$session, $personalLists])
  return lists ?? loadPersonalLists(session)
}

interface Authored {
  readonly id: Id
  readonly author: PostAuthor
}

/** Returns a function that tells whether the user is known to have written a post or comment, see {@link isByPerson}. */
export function useIsOwn() {
  const person = useUnit($session)?.person
  const lists = usePersonalLists()
  return (kind: 'post' | 'comment', { id, author }: Authored): boolean =>
    isByPerson(author, person, lists, writtenKey(kind, id))
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
