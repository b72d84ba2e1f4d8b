import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { NewcomerStepProps } from '../../posts/contract'
import { myCoursesQuery } from '../api/queries'

/** Reports whether the user has a course. */
export default function CourseStep({ onDone }: NewcomerStepProps) {
  const { data } = useQuery(myCoursesQuery())
  const isDone = (data?.length ?? 0) > 0
  useEffect(() => onDone(isDone), [isDone, onDone])
  return null
}
