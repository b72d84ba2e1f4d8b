import { HtmlContent, useTexts } from '@kernel'
import { useId } from 'react'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { coursesTexts } from '../texts'

const summary = css({ textStyle: 'lead' })
const heading = css({ textStyle: 'heading', mb: '3' })

/** Summary and about: somebody's own HTML, cleaned by the kernel. */
export function CourseProse({ course }: { readonly course: Pick<Course, 'summary' | 'about'> }) {
  const t = useTexts(coursesTexts)
  const id = useId()
  return (
    <>
      {course.summary && <HtmlContent html={course.summary} className={summary} />}
      {course.about && (
        <section aria-labelledby={id}>
          <h2 id={id} className={heading}>
            {t['course.about']()}
          </h2>
          <HtmlContent html={course.about} />
        </section>
      )}
    </>
  )
}
