import { useTexts } from '@kernel'
import { Badge, checkIcon, Skeleton } from '@kernel/ui'
import type { Course } from '../model/course'
import { coursesTexts } from '../texts'
import { Price } from './price'
import { useOwnedCourses } from './use-owned-courses'

export function PriceOrOwned({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const { isOwned, isChecking } = useOwnedCourses()
  if (isOwned(course.id))
    return (
      <Badge tone="success" icon={checkIcon}>
        {t['course.owned']()}
      </Badge>
    )
  return isChecking ? <Skeleton /> : <Price course={course} size="card" />
}
