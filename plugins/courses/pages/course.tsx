import { $settings, homeRoute, outcomeOf, useCode, useHref, useRouteParams, useTexts } from '@kernel'
import { HtmlContent, imageUrl, PageHead, Toolbar } from '@kernel/parts'
import { Avatar, LoadError, Page } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { courseQuery } from '../api/queries'
import { courseRoute } from '../contract'
import { courseData } from '../model/course-data'
import { coursesTexts } from '../texts'
import { CourseDescription } from '../ui/course-description'
import { CourseLoading } from '../ui/course-loading'
import { CourseOffer } from '../ui/course-offer'
import { CourseOutline } from '../ui/course-outline'
import { styles } from '../ui/course-page.styles'
import { CourseSections } from '../ui/course-sections'

const loadNotFound = () => import('../ui/course-not-found.lazy')

export default function CourseDetails() {
  const { id } = useRouteParams(courseRoute)
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { brand } = useUnit($settings)
  const query = useQuery({
    ...courseQuery(id),
    throwOnError: (error, { state }) => state.data === undefined && !outcomeOf(error).isMissing,
  })
  const { data: course, error, refetch } = query
  const { code: notFound, failure } = useCode(loadNotFound, !course && error !== null)

  if (!course && error && notFound) return <notFound.default onRetry={() => void refetch()} />
  if (!course) return failure ? <LoadError failure={failure} /> : <CourseLoading />
  const { title, headline, instructor, summary, about } = course
  const image = imageUrl(course.picture)

  return (
    <Page width="wide" className={styles.root}>
      <PageHead
        title={title}
        description={headline}
        image={image}
        data={courseData({
          course,
          provider: brand.name,
          imageUrl: image,
          page: href(courseRoute, { id }) ?? '',
          home: { path: href(homeRoute) ?? '/', name: brand.name },
        })}
      />
      <div className={styles.head}>
        <div className={styles.toolbar}>
          <Toolbar title={<bdi>{title || t['course.untitled']()}</bdi>} />
        </div>
        {headline && (
          <p dir="auto" className={styles.headline}>
            {headline}
          </p>
        )}
        {instructor && (
          <div className={styles.instructor}>
            <Avatar name={instructor} size="xs" />
            <p className={styles.name}>{t['course.instructor']({ name: instructor })}</p>
          </div>
        )}
      </div>
      <CourseOffer course={course} />
      <div className={styles.body}>
        <div className={styles.words}>
          {summary && <HtmlContent html={summary} className={styles.summary} />}
          <CourseDescription html={about} />
        </div>
        <CourseOutline course={course} />
        <CourseSections course={course} />
      </div>
    </Page>
  )
}
