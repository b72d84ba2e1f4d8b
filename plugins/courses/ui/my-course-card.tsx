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
 * A course of the person's own, with how far they are and the way on (CRS-MY-01). The list does not say how far: it is
 * asked for while the card is in view, and a card without an answer simply says nothing of it.
 */
export function MyCourseCard({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const [ref, isInView] = useInView()
  const { data: learning, isPending } = useQuery({
    ...learningQuery(String(course.id)),
    enabled: isInView,
    throwOnError: false,
  })

  return (
    <CourseCard ref={ref} course={course} to={href(learnRoute, { id: course.id })} titleAs="h2">
      {isPending && (
        <div className={progress}>
          <Skeleton />
          <Skeleton shape="control" />
        </div>
      )}
      {learning && (
        <div className={progress}>
          <Progress isLabelHidden label={t['learn.progress']()} percent={percentOf(learning)} />
          <ResumeLink course={learning} variant="soft" isWide />
        </div>
      )}
    </CourseCard>
  )
}
