import { useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import type { CartItemProps } from '../../commerce/contract'
import { courseQuery } from '../api/queries'
import { coursesTexts } from '../texts'

export default function CartFacts({ productId }: CartItemProps) {
  const t = useTexts(coursesTexts)
  const { data: course } = useQuery(courseQuery(String(productId)))
  if (!course) return null
  const { instructor, lessonCount, days } = course
  return (
    <p dir="auto">
      {[
        instructor,
        lessonCount > 0 && t['course.lessons']({ count: lessonCount }),
        days > 0 && t['course.days']({ days }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
