import { useUnit } from 'effector-react'
import { cva } from 'styled-system/css'
import { useKernelTexts } from '../../core/i18n/use-texts'
import { $remainingMinutes } from '../../core/session/session'
import { Icon } from '../../kit/ui/icons/icon'
import { clockIcon } from '../../kit/ui/icons/places'
import { VisuallyHidden } from '../../kit/ui/visually-hidden/visually-hidden'

/** From this number of minutes on, phones show the time too, and all devices as a warning. The screen "Me" has it always. */
const fewMinutes = 10

const timerRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    color: 'quiet',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    isEnding: {
      // Phones have room for it only when it matters.
      false: { mdDown: { px: '0', '& > [aria-hidden]': { display: 'none' } } },
      true: {
        rounded: 'full',
        py: '1',
        me: '1',
        bg: 'warning.soft',
        color: 'warning',
        fontWeight: 'semibold',
      },
    },
  },
})

export function SessionTimer() {
  const t = useKernelTexts()
  const minutes = useUnit($remainingMinutes)
  if (minutes === null) return null
  const label = t['nav.minutesLeft']({ minutes })
  const isEnding = minutes <= fewMinutes
  return (
    <span className={timerRecipe({ isEnding })} title={label}>
      {isEnding && <Icon of={clockIcon} size="sm" />}
      <span aria-hidden="true">{t['nav.minutes']({ minutes })}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
