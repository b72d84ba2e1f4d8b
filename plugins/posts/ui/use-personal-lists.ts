import { $session, type Id } from '@kernel'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { isByPerson, personalLists, visiblePosts, writtenKey } from '../model/personal-lists'
import type { Post, PostAuthor, RawPost } from '../model/post'

interface Authored {
  readonly id: Id
  readonly author: PostAuthor
}

/** Returns a function that tells whether the user is known to have written a post or comment, see {@link isByPerson}. */
export function useIsOwn() {
  const [lists, session] = useUnit([personalLists.$value, $session])
  return (kind: 'post' | 'comment', { id, author }: Authored): boolean =>
    isByPerson(author, session?.person, lists, writtenKey(kind, id))
}

/** The post with its author: the server may name none of the user's own posts. */
export function useAuthoredPost(post: Post): Post {
  const isOwn = useIsOwn()('post', post)
  const person = useUnit($session)?.person
  return useMemo(
    () => (isOwn && person ? { ...post, author: { ...person, picture: person.pictureUrl } } : post),
    [post, isOwn, person],
  )
}

/** The posts that the user has neither hidden nor muted. */
export function useVisiblePosts(posts: readonly RawPost[]): readonly RawPost[] {
  const [lists, session] = useUnit([personalLists.$value, $session])
  return useMemo(() => visiblePosts(posts, lists, session?.person), [posts, lists, session?.person])
}
