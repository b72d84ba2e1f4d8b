import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { useTexts } from '../i18n/use-texts'
import { $remainingMinutes } from '../session/usage-clock'
import { kernelTexts } from '../texts'
import { Icon } from '../ui/icon'
import { clockIcon } from '../ui/icons/places'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden'

const sign = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  px: '2',
  color: 'quiet',
  textStyle: 'caption',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** Remaining minutes of the session (KRN-NAV-04). */
export function MinutesLeft() {
  const t = useTexts(kernelTexts)
  const minutes = useUnit($remainingMinutes)
  if (minutes === null) return null
  const words = t['nav.minutesLeft']({ minutes })
  return (
    <span className={sign} title={words}>
      <Icon of={clockIcon} size="sm" />
      <span aria-hidden="true">{t['nav.minutes']({ minutes })}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
