import { type Loadable, useHref, useTexts } from '@kernel'
import { loading, ready, useMoney } from '@kernel/parts'
import { useQueries } from '@tanstack/react-query'
import type { LandingHighlight, LandingHighlightsProps } from '../../accounts/contract'
import { createLimiter, limitCalls } from '../api/create-limiter'
import { offeredCoursesQuery } from '../api/queries'
import { courseRoute } from '../contract'
import type { Course } from '../model/course'
import { coursesTexts } from '../texts'

/** Maximum number of people whose courses are loaded; the landing page shows two courses. */
const maxPeople = 6
const limit = createLimiter(2)

/** Courses of the authors of public posts, for the landing page. */
export default function useHighlightedCourses({
  logins,
}: LandingHighlightsProps): Loadable<readonly LandingHighlight[]> {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const formatMoney = useMoney()
  const courses = useCoursesOf(logins)
  if (!courses) return loading
  return ready(
    courses.map(({ id, title, headline, instructor, picture, lessonCount, fullPrice, discountPrice }) => ({
      id: String(id),
      title: title || t['course.untitled'](),
      text:
        [instructor, lessonCount > 0 && t['course.lessons']({ count: lessonCount })]
          .filter(Boolean)
          .join(' · ') || headline,
      note: discountPrice && (discountPrice.minor > 0 ? formatMoney(discountPrice) : t['course.free']()),
      formerNote:
        fullPrice &&
        discountPrice &&
        fullPrice.minor > discountPrice.minor &&
        fullPrice.currency === discountPrice.currency
          ? formatMoney(fullPrice)
          : undefined,
      picture,
      login: '',
      to: href(courseRoute, { id }),
    })),
  )
}

/** Returns the first course of each person, then the other courses; undefined until all are known, none without people. */
const useCoursesOf = (logins: readonly string[]): readonly Course[] | undefined =>
  useQueries({
    queries: logins
      .filter(Boolean)
      .slice(0, maxPeople)
      .map((login) => ({ ...limitCalls(offeredCoursesQuery(login), limit), retry: false })),
    combine: mix,
  })

interface Answer {
  readonly data?: readonly Course[] | undefined
  readonly isPending: boolean
}

function mix(results: readonly Answer[]): readonly Course[] | undefined {
  if (results.some(({ isPending }) => isPending)) return undefined
  const lists = results.map(({ data }) => data ?? [])
  const courses = [...lists.flatMap((list) => list.slice(0, 1)), ...lists.flatMap((list) => list.slice(1))]
  return [...new Map(courses.map((course) => [String(course.id), course])).values()]
}
