import { $session } from '@kernel'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { PostReference } from '../contract'
import { isByPerson } from '../model/personal-lists'
import type { Post } from '../model/post'

/** What other plugins get to know of a post. */
export function usePostReference({ id, isPublic, author }: Post): PostReference {
  const isOwn = isByPerson(author, useUnit($session)?.person)
  return useMemo(
    () => ({ id, isPublic, isOwn, author: { name: author.name, login: author.login } }),
    [id, isPublic, isOwn, author],
  )
}
