import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { myPostsQuery } from '../api/queries'
import type { NewcomerStepProps } from '../contract'

/** Reports whether the user has written a post. */
export default function PostStep({ onDone }: NewcomerStepProps) {
  const { data } = useQuery(myPostsQuery())
  const isDone = (data?.length ?? 0) > 0
  useEffect(() => onDone(isDone), [isDone, onDone])
  return null
}
