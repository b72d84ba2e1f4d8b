import { Card } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { CourseAction } from './course-action'
import { CourseCover } from './course-cover'
import { CourseFeatures } from './course-features'
import { Price } from './price'
import { useOwnedCourses } from './use-owned-courses'

const offer = css({
  gridArea: 'offer',
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[minmax(0, 1fr) minmax(0, 1fr)]',
    lg: '[minmax(0, 1fr)]',
  },
  lg: { stickyAside: true },
})
const image = css({ md: { h: 'full', minH: '60' }, lg: { h: '[auto]', minH: '0' } })
const content = css({
  display: 'grid',
  gap: { base: '4', sm: '5' },
  alignContent: 'start',
  p: { base: '4', sm: '5' },
  minW: '0',
})

/** Image, price, actions and facts of a course; without the price for users who have the course. */
export function CourseOffer({ course }: { readonly course: Course }) {
  const { isOwned, isChecking } = useOwnedCourses()
  const isEnrolled = isOwned(course.id)
  return (
    <Card padding="none" isBleed className={offer}>
      <CourseCover course={course} loading="eager" className={image} />
      <div className={content}>
        {!isEnrolled && <Price course={course} size="page" />}
        <CourseAction course={course} isEnrolled={isEnrolled} isChecking={isChecking} />
        <CourseFeatures course={course} />
      </div>
    </Card>
  )
}
