import { css, cx } from 'styled-system/css'
import type { IconPath } from './icon-path'

export interface IconProps {
  of: IconPath
  /** Size of the icon: `sm` 16, `md` 20, `lg` 24, `xl` 48 px; scales with the text size. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  isFilled?: boolean | undefined
  className?: string | undefined
}

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
      className={cx(base, sizes[size], className)}
    >
      <path d={of} />
      {isFilled && <path d={of} fill="currentColor" fillOpacity="0.22" stroke="none" />}
    </svg>
  )
}
