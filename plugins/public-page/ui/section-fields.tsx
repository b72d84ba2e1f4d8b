import { useTexts } from '@kernel'
import { FormField, type FormStore, FormSwitch } from '@kernel/parts'
import { NumberInput } from '@kernel/ui'
import { css } from 'styled-system/css'
import { type pageSchema, widthLimits } from '../model/page-form'
import type { SectionName } from '../model/page-settings'
import { publicPageTexts } from '../texts'

const pathsOf = {
  courses: { show: 'showCourseSection', width: 'courseSectionWidth' },
  posts: { show: 'showPostsSection', width: 'postsSectionWidth' },
} as const

/** The fields of this section and of the section beside it share grid rows, so that they line up. */
const group = css({
  display: 'grid',
  gridTemplateRows: '[subgrid]',
  gridRow: '[span 2]',
  gap: '4',
  minW: '0',
  alignContent: 'start',
})

const last = css({ alignSelf: 'end' })

export function SectionFields(props: {
  readonly of: FormStore<typeof pageSchema>
  readonly section: SectionName
}) {
  const { of, section } = props
  const t = useTexts(publicPageTexts)
  const { show, width } = pathsOf[section]

  return (
    <div className={group}>
      <FormSwitch of={of} path={[show]} label={t[`myPage.${section}.show`]()} />
      <FormField
        of={of}
        path={[width]}
        label={t[`myPage.${section}.width`]()}
        hint={t['myPage.widthHint']()}
        className={last}
      >
        {({ onChange: _, ...control }, { input, onChange }) => (
          <NumberInput
            {...control}
            {...widthLimits}
            value={input ?? widthLimits.min}
            onValueChange={onChange}
          />
        )}
      </FormField>
    </div>
  )
}
