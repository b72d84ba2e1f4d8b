import { css, cx } from 'styled-system/css'
import { externalIcon } from './actions'
import type { IconPath } from './icon-path'
import { loginIcon, logoutIcon } from './places'
import { arrowBackIcon, chevronLeftIcon, chevronRightIcon, sendIcon } from './tools'

export interface IconProps {
  of: IconPath
  /** Size of the icon: `sm` 16, `md` 20, `lg` 24, `xl` 48 px; scales with the text size. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  isFilled?: boolean | undefined
  className?: string | undefined
}

/** Icons that are mirrored in right-to-left text, but not inside of an element with `dir="ltr"`. */
const directional: readonly IconPath[] = [
  arrowBackIcon,
  chevronLeftIcon,
  chevronRightIcon,
  externalIcon,
  loginIcon,
  logoutIcon,
  sendIcon,
]
const mirrored = css({ '&:is([dir=rtl] *):not([dir=ltr] *)': { transform: 'scaleX(-1)' } })

const base = css({ display: 'inline-block', flexShrink: '0', fill: '[none]' })

const sizes = {
  sm: css({ w: '4', h: '4' }),
  md: css({ w: '5', h: '5' }),
  lg: css({ w: '6', h: '6' }),
  xl: css({ w: '12', h: '12' }),
}

/** Draws a decorative icon in the text color. */
export function Icon({ of, size = 'md', isFilled = false, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(base, sizes[size], directional.includes(of) && mirrored, className)}
    >
      <path d={of} />
      {isFilled && <path d={of} fill="currentColor" fillOpacity="0.5" stroke="none" />}
    </svg>
  )
}
