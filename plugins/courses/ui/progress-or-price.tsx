import { useTexts } from '@kernel'
import { useInView } from '@kernel/parts'
import { Badge, checkIcon, Progress } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { learningQuery } from '../api/queries'
import type { Course } from '../model/course'
import { percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { PriceOrOwned } from './price-or-owned'
import { useOwnedCourses } from './use-owned-courses'

/** Equally high with a badge, a price or a bar, so that the feet of cards are at one height. */
const foot = css({ row: true, minH: '6' })

/** Foot of the card of a course: how far the user is, or the price. */
export function ProgressOrPrice({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const { isOwned } = useOwnedCourses()
  const [ref, isInView] = useInView()
  const hasCourse = isOwned(course.id)
  const { data } = useQuery({ ...learningQuery(String(course.id)), enabled: hasCourse && isInView })
  const percent = data ? percentOf(data) : 0
  return (
    <div ref={ref} className={foot}>
      {hasCourse && percent > 0 && percent < 100 ? (
        <Progress isLabelHidden label={t['learn.progress']()} percent={percent} />
      ) : percent === 100 ? (
        <Badge tone="success" icon={checkIcon}>
          {t['course.completed']()}
        </Badge>
      ) : (
        <PriceOrOwned course={course} />
      )}
    </div>
  )
}
