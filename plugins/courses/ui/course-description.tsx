import { useTexts } from '@kernel'
import { HtmlContent } from '@kernel/parts'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { coursesTexts } from '../texts'

const heading = css({ textStyle: 'heading', mb: '3' })
const section = css({ minW: '0' })

export function CourseDescription({ html }: { readonly html: string }) {
  const t = useTexts(coursesTexts)
  const id = useId()
  if (!html) return null
  return (
    <section aria-labelledby={id} className={section}>
      <h2 id={id} className={heading}>
        {t['course.about']()}
      </h2>
      <HtmlContent html={html} />
    </section>
  )
}
