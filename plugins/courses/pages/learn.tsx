import { Page, Skeleton, SkeletonGroup, Toolbar, useHref, useRouteParams, useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { learningQuery } from '../api/learning.query'
import { learnRoute, myCoursesRoute } from '../contract'
import { coursesTexts } from '../texts'
import { LearnFailed } from '../ui/learn-failed'
import { LearnHead } from '../ui/learn-head'
import { LearnModule } from '../ui/learn-module'

const modules = css({ display: 'grid', gap: '6', mt: { base: '8', md: '10' } })
const nothing = css({ color: 'quiet' })

/** A course of the person's own: how far they are, and the way into each lesson (CRS-LEARN-01). */
export default function Learn() {
  const { id } = useRouteParams(learnRoute)
  const t = useTexts(coursesTexts)
  const href = useHref()
  // What failed is said here: somebody who has not enrolled has another way on than to try again.
  const { data: course, error, refetch } = useQuery({ ...learningQuery(id), throwOnError: false })

  if (!course)
    return error ? <LearnFailed id={id} error={error} onRetry={() => void refetch()} /> : <Loading />

  return (
    <Page width="wide">
      <Toolbar title={course.title || t['course.untitled']()} backTo={href(myCoursesRoute)} />
      <LearnHead course={course} />
      <div className={modules}>
        {course.modules.length === 0 && <p className={nothing}>{t['learn.noLessons']()}</p>}
        {course.modules.map((module, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: modules have nothing else that tells them apart
          <LearnModule key={index} module={module} courseId={course.id} />
        ))}
      </div>
    </Page>
  )
}

function Loading() {
  return (
    <Page width="wide">
      <SkeletonGroup>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    </Page>
  )
}
