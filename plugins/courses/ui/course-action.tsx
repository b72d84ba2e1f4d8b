import { useCode, useHref, useTexts } from '@kernel'
import { Slot, useSlotEntries } from '@kernel/parts'
import { ButtonLink, LoadError, Skeleton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { learningQuery } from '../api/queries'
import { courseActions, learnRoute } from '../contract'
import type { Course } from '../model/course'
import { coursesTexts } from '../texts'

const loadLearning = () => import('./course-learning.lazy')

const actions = css({ stack: true, gap: '3', _empty: { display: 'none' } })
// The skeleton is as high as the button that replaces it, to avoid a layout shift.
const skeletonButton = css({ minH: '12' })

interface CourseActionProps {
  readonly course: Course
  readonly isEnrolled: boolean
  /** Whether it is not known yet if the user has the course. */
  readonly isChecking: boolean
}

/** Shows a link to the lessons for users who have the course, else the actions of other plugins. */
export function CourseAction({ course, isEnrolled, isChecking }: CourseActionProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const learning = useQuery({ ...learningQuery(String(course.id)), enabled: isEnrolled })
  // Comes while the answer is on its way.
  const { code, failure } = useCode(loadLearning, isEnrolled)

  if (isEnrolled)
    return (
      <div className={actions}>
        {failure && <LoadError failure={failure} />}
        {learning.isPending || (learning.data && !code && !failure) ? (
          <Skeleton shape="control" />
        ) : (
          learning.data && code && <code.default course={learning.data} />
        )}
        <ButtonLink
          to={href(learnRoute, { id: course.id })}
          variant={learning.isError ? 'solid' : 'soft'}
          isWide
        >
          {t['lesson.index']()}
        </ButtonLink>
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
