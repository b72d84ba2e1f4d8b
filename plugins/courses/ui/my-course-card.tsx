import { useHref, useTexts } from '@kernel'
import { Progress, Skeleton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { learningQuery } from '../api/learning.query'
import { learnRoute } from '../contract'
import type { Course } from '../model/course'
import { percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CourseCard } from './course-card'
import { ResumeLink } from './resume-link'
import { useInView } from './use-in-view'

const progress = css({ display: 'grid', gap: '3', justifyItems: 'stretch' })

/**
 * Card of a course with progress and resume link (CRS-MY-01). The list of courses does not contain the progress:
 * each card requests it while in view, and leaves it out after an error.
 */
export function MyCourseCard({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const [ref, isInView] = useInView()
  const { data: courseWithProgress, isPending } = useQuery({
    ...learningQuery(String(course.id)),
    enabled: isInView,
  })

  return (
    <CourseCard ref={ref} course={course} to={href(learnRoute, { id: course.id })} titleAs="h2">
      {isPending && (
        <div className={progress}>
          <Skeleton />
          <Skeleton shape="control" />
        </div>
      )}
      {courseWithProgress && (
        <div className={progress}>
          <Progress isLabelHidden label={t['learn.progress']()} percent={percentOf(courseWithProgress)} />
          <ResumeLink course={courseWithProgress} variant="soft" isWide />
        </div>
      )}
    </CourseCard>
  )
}
