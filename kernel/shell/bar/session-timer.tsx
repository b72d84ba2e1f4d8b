import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { $remainingMinutes } from '../../core/session/usage-clock'
import { Icon } from '../../ui/icons/icon'
import { clockIcon } from '../../ui/icons/places'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'

const timer = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  px: '2',
  color: 'quiet',
  textStyle: 'caption',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** Shows the remaining minutes of the session (KRN-NAV-04). */
export function SessionTimer() {
  const t = useTexts(kernelTexts)
  const minutes = useUnit($remainingMinutes)
  if (minutes === null) return null
  const label = t['nav.minutesLeft']({ minutes })
  return (
    <span className={timer} title={label}>
      <Icon of={clockIcon} size="sm" />
      <span aria-hidden="true">{t['nav.minutes']({ minutes })}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
