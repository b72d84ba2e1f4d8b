import { courseIcon, HtmlContent, Picture, Progress, pictureAddress, useTexts } from '@kernel'
import { useId } from 'react'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { completedIn, lessonsOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { ResumeLink } from './resume-link'

const root = css({
  display: 'grid',
  gap: { base: '6', md: '8' },
  alignItems: 'start',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[18rem minmax(0, 1fr)]',
    lg: '[24rem minmax(0, 1fr)]',
  },
})
const picture = css({ rounded: 'lg' })
const side = css({ display: 'grid', gap: '5', minW: '0' })
const progress = css({ display: 'grid', gap: '2' })
const count = css({ textStyle: 'small', color: 'quiet' })
const about = css({ maxW: 'column.reading', minW: '0' })
const heading = css({ textStyle: 'heading', mb: '3' })

/** Picture, progress and the way on, and what the course is about (CRS-LEARN-01). */
export function LearnHead({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const lessons = lessonsOf(course)

  return (
    <div className={root}>
      <div className={side}>
        <Picture
          src={pictureAddress(course.picture)}
          alt=""
          fallback={courseIcon}
          loading="eager"
          className={picture}
        />
        {lessons.length > 0 && (
          <div className={progress}>
            <Progress label={t['learn.progress']()} percent={percentOf(course)} />
            <p className={count}>
              {t['learn.count']({ completed: completedIn(lessons), total: lessons.length })}
            </p>
          </div>
        )}
        <ResumeLink course={course} isWide />
      </div>
      {course.about && (
        <section aria-labelledby={id} className={about}>
          <h2 id={id} className={heading}>
            {t['course.about']()}
          </h2>
          <HtmlContent html={course.about} />
        </section>
      )}
    </div>
  )
}
