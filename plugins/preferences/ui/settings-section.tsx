import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

export const appearanceSection = 'appearance'
export const shortcutsSection = 'shortcuts'

const section = css({
  display: 'grid',
  gap: '4',
  p: { base: '4', md: '5' },
  borderColor: 'line',
  lgDown: { '& + &': { borderTopWidth: '1px' } },
  // Each section is a card of its own in the columns.
  lg: { bg: 'surface', borderWidth: '1px', rounded: 'md', breakInside: 'avoid', mb: '5' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '& label:has([role=switch])': { my: '-1.5' },
})

interface SettingsSectionProps {
  /** Hash of the URL that opens the section. */
  readonly id: string
  readonly title: string | undefined
  readonly children: ReactNode
}

export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  const headingId = `${id}-heading`
  return (
    <section id={id} tabIndex={-1} aria-labelledby={title && headingId} className={section}>
      {title && (
        <h2 id={headingId} className={css({ textStyle: 'subheading' })}>
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
