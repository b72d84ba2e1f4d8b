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
// As high as the large button that comes there, so that what is below it does not move.
const comingButton = css({ minH: '12' })
const theirs = css({ textStyle: 'small', color: 'quiet' })

interface CourseActionProps {
  readonly course: Course
  readonly isMember: boolean
}

/** What one can do with the course: go on with it where one has it, else whatever plugins offer (CRS-DET-02). */
export function CourseAction({ course, isMember }: CourseActionProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { isTheirs, isUndecided } = useOwnership(course, isMember)

  if (isTheirs)
    return (
      <div className={actions}>
        <ButtonLink to={href(learnRoute, { id: course.id })} size="lg" isWide icon={playIcon}>
          {t['course.continue']()}
        </ButtonLink>
        <p className={theirs}>{t['course.enrolled']()}</p>
      </div>
    )
  return <CourseOffers course={course} isUndecided={isUndecided} />
}

function CourseOffers({ course, isUndecided }: { readonly course: Course; readonly isUndecided: boolean }) {
  const hasOffers = useSlotEntries(courseActions).length > 0
  if (!hasOffers) return null
  const coming = <Skeleton shape="control" className={comingButton} />
  return (
    <div className={actions}>
      {isUndecided ? coming : <Slot of={courseActions} props={{ course }} fallback={coming} />}
    </div>
  )
}

/** Whether the person has the course. Only members are asked about; where it cannot be found out they may enroll. */
function useOwnership(course: Course, isMember: boolean) {
  const { data, isFetching, failureCount } = useQuery({
    ...myCoursesQuery(),
    enabled: isMember,
    throwOnError: false,
  })
  return {
    isTheirs: isMember && data?.some(({ id }) => sameId(id, course.id)),
    // Nobody waits for what has failed once.
    isUndecided: !data && isFetching && failureCount === 0,
  }
}
