import { sameId, useHref, useTexts } from '@kernel'
import { Slot, useSlotEntries } from '@kernel/parts'
import { ButtonLink, playIcon, Skeleton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { myCoursesQuery } from '../api/my-courses.query'
import { courseActions, learnRoute } from '../contract'
import type { Course } from '../model/course'
import { coursesTexts } from '../texts'

const actions = css({ display: 'grid', gap: '3', _empty: { display: 'none' } })
// The skeleton is as high as the button that replaces it, to avoid a layout shift.
const skeletonButton = css({ minH: '12' })
const enrolledNote = css({ textStyle: 'small', color: 'quiet' })

interface CourseActionProps {
  readonly course: Course
  readonly isMember: boolean
}

/** Shows a link to the lessons for users who have the course, else the actions of other plugins (CRS-DET-02). */
export function CourseAction({ course, isMember }: CourseActionProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { isEnrolled, isChecking } = useOwnership(course, isMember)

  if (isEnrolled)
    return (
      <div className={actions}>
        <ButtonLink to={href(learnRoute, { id: course.id })} size="lg" isWide icon={playIcon}>
          {t['course.continue']()}
        </ButtonLink>
        <p className={enrolledNote}>{t['course.enrolled']()}</p>
      </div>
    )
  return <CourseOffers course={course} isChecking={isChecking} />
}

function CourseOffers({ course, isChecking }: { readonly course: Course; readonly isChecking: boolean }) {
  const hasOffers = useSlotEntries(courseActions).length > 0
  if (!hasOffers) return null
  const skeleton = <Skeleton shape="control" className={skeletonButton} />
  return (
    <div className={actions}>
      {isChecking ? skeleton : <Slot of={courseActions} props={{ course }} fallback={skeleton} />}
    </div>
  )
}

/** Returns whether the user has the course; only members request it. After an error the actions are shown. */
function useOwnership(course: Course, isMember: boolean) {
  const { data, isFetching, failureCount } = useQuery({
    ...myCoursesQuery(),
    enabled: isMember,
  })
  return {
    isEnrolled: isMember && data?.some(({ id }) => sameId(id, course.id)),
    // Show the actions after the first failed request for the user's courses, without waiting for its retries.
    isChecking: !data && isFetching && failureCount === 0,
  }
}
