import { $isAuthenticated, ApiError, useRouteParams, useTexts } from '@kernel'
import { HtmlContent, imageUrl, PageHead, Toolbar } from '@kernel/parts'
import { Page } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { courseQuery } from '../api/course.query'
import { courseRoute } from '../contract'
import { coursesTexts } from '../texts'
import { CourseDescription } from '../ui/course-description'
import { CourseLoading } from '../ui/course-loading'
import { CourseNotFound } from '../ui/course-not-found'
import { CourseOffer } from '../ui/course-offer'
import { CourseOutline } from '../ui/course-outline'
import { coursePageRecipe } from '../ui/course-page.recipe'

/** An address that names no course is no failure of the screen's. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.failure === 'not-found' || error.failure === 'invalid')

/** What there is to know of a course before it is bought; open to visitors (CRS-DET-01). */
export default function CourseDetails() {
  const { id } = useRouteParams(courseRoute)
  const t = useTexts(coursesTexts)
  const isMember = useUnit($isAuthenticated)
  const query = useQuery({ ...courseQuery(id), throwOnError: (error) => !isUnknown(error) })
  const { data: course, error, refetch } = query

  if (!course) return error ? <CourseNotFound onRetry={() => void refetch()} /> : <CourseLoading />
  const { title, headline, instructor, summary, about } = course
  const look = coursePageRecipe()

  return (
    <Page width="wide" className={look.root}>
      <PageHead title={title} description={headline} image={imageUrl(course.picture)} />
      <div className={look.head}>
        <div className={look.toolbar}>
          <Toolbar title={<bdi>{title || t['course.untitled']()}</bdi>} />
        </div>
        {headline && (
          <p dir="auto" className={look.headline}>
            {headline}
          </p>
        )}
        {instructor && <p className={look.instructor}>{t['course.instructor']({ name: instructor })}</p>}
      </div>
      <CourseOffer course={course} isMember={isMember} />
      <div className={look.body}>
        <div className={look.words}>
          {summary && <HtmlContent html={summary} className={look.summary} />}
          <CourseDescription html={about} />
        </div>
        <CourseOutline course={course} />
      </div>
    </Page>
  )
}
