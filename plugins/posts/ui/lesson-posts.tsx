import { useCode } from '@kernel'
import { useInView } from '@kernel/parts'
import { LoadError } from '@kernel/ui'
import { useState } from 'react'
import type { LessonProps } from '../../courses/contract'

const loadPosts = () => import('./lesson-posts.lazy')

/** The posts about a lesson, which are read when a person gets there. */
export default function LessonPosts(lesson: LessonProps) {
  const [ref, isInView] = useInView(200)
  const [isWanted, setWanted] = useState(false)
  if (isInView && !isWanted) setWanted(true)
  const { code, failure } = useCode(loadPosts, isWanted)
  if (code && isWanted) return <code.default {...lesson} />
  return failure ? <LoadError failure={failure} /> : <div ref={ref} />
}
