import { useTranslate } from '@kernel'
import { SlotEntryView, useSlotEntries } from '@kernel/parts'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { courseSections, type OfferedCourse } from '../contract'

const section = css({ stack: true, gap: '4' })
const heading = css({ textStyle: 'heading' })

export function CourseSections({ course }: { readonly course: OfferedCourse }) {
  const translate = useTranslate()
  const id = useId()
  return useSlotEntries(courseSections).map((entry) => (
    <section key={entry.id} aria-labelledby={`${id}-${entry.id}`} className={section}>
      <h2 id={`${id}-${entry.id}`} className={heading}>
        {entry.label && translate(entry.label)}
      </h2>
      <SlotEntryView entry={entry} props={{ course }} />
    </section>
  ))
}
