import { useHref, useTexts } from '@kernel'
import { ButtonLink, Progress, playIcon, Skeleton, SkeletonGroup, TextLink } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { myCoursesQuery } from '../api/queries'
import { learnRoute, lessonRoute } from '../contract'
import type { Course } from '../model/course'
import { findResumeLesson, lessonsOf, numberOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CourseCover } from './course-cover'
import { useCourseToContinue } from './use-course-to-continue'

const panel = css({ stack: true, gap: '3' })
const heading = css({ textStyle: 'strong', fontWeight: 'heading' })
const row = css({ row: true, gap: '3', minW: '0' })
const cover = css({ flex: 'none', w: '[4.5rem]', rounded: 'xs', overflow: 'hidden' })
const loadingCover = css({ flex: 'none', w: '[4.5rem]', h: '[3.375rem]' })
const words = css({ minW: '0' })
const title = css({ textStyle: 'strong', overflowWrap: 'anywhere', lineClamp: '2' })
const lessonName = css({ textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere', lineClamp: '2' })

/** Panel of my page with the course to continue. Renders nothing without one. */
export default function ContinuePanel() {
  const { data: courses = [] } = useQuery(myCoursesQuery())
  const { course, isPending } = useCourseToContinue(courses)
  if (course) return <Panel course={course} />
  return isPending ? <Loading /> : null
}

/** As high as the panel, so that the panels below keep their places. */
function Loading() {
  return (
    <SkeletonGroup className={panel}>
      <Skeleton shape="title" width="half" />
      <div className={row}>
        <Skeleton className={loadingCover} />
        <Skeleton width="long" />
      </div>
      <Skeleton />
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}

function Panel({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const id = useId()
  const lesson = findResumeLesson(course)
  if (lesson?.id === undefined) return null
  const number = numberOf(course, lesson)
  const percent = percentOf(course)
  return (
    <section aria-labelledby={id} className={panel}>
      <h2 id={id} className={heading}>
        {t['continue.title']()}
      </h2>
      <div className={row}>
        <div className={cover}>
          <CourseCover course={course} ratio="photo" />
        </div>
        <div className={words}>
          <p className={title}>
            <TextLink dir="auto" variant="plain" to={href(learnRoute, { id: course.id })}>
              {course.title || t['course.untitled']()}
            </TextLink>
          </p>
          <p dir="auto" className={lessonName}>
            {t['continue.lesson']({
              number,
              total: lessonsOf(course).length,
              title: lesson.title || t['course.untitledLesson'](),
            })}
          </p>
        </div>
      </div>
      {percent > 0 && <Progress isLabelHidden label={t['learn.progress']()} percent={percent} />}
      <ButtonLink
        to={href(lessonRoute, {}, { course: course.id, lesson: lesson.id })}
        variant="tonal"
        icon={playIcon}
        isWide
      >
        {percent > 0 ? t['continue.resume']() : t['continue.start']({ number })}
      </ButtonLink>
    </section>
  )
}
