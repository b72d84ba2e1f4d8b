import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { Card } from '../../ui/card/card'

export const appearanceSection = 'appearance'
export const shortcutsSection = 'shortcuts'

const section = css({
  // In rows of settings, the words stand at the start and the switch at the end.
  '& label:has([role=switch])': {
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    gap: '4',
    my: '-1.5',
  },
})

interface SettingsSectionProps {
  /** Hash of the URL that opens the section. */
  readonly id: string
  readonly title: string | undefined
  readonly children: ReactNode
}

/** A card with a heading on the settings screen. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  const headingId = `${id}-heading`
  return (
    <Card
      as="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={title && headingId}
      className={cx(stack({ gap: '4' }), section)}
    >
      {title && (
        <h2 id={headingId} className={css({ textStyle: 'subheading' })}>
          {title}
        </h2>
      )}
      {children}
    </Card>
  )
}
