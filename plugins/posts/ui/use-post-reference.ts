import { useMemo } from 'react'
import type { PostReference } from '../contract'
import type { Post } from '../model/post'
import { useIsOwn } from './use-personal-lists'

export function usePostReference({ id, isPublic, author, content }: Post): PostReference {
  const isOwn = useIsOwn()('post', { id, author })
  return useMemo(
    () => ({ id, isPublic, isOwn, author: { name: author.name, login: author.login }, content }),
    [id, isPublic, isOwn, author, content],
  )
}
