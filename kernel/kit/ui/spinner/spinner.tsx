import { css, cx } from 'styled-system/css'
import { useLoadingIndicator } from '../../../core/announcer/announce'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

export interface SpinnerProps {
  /** Size of the spinner: `sm` (20 px) in a control, `md` (32 px) alone. */
  size?: 'sm' | 'md' | undefined
  /** Accessible text; "Loading" by default. */
  label?: string | undefined
}

const mark = css({ animation: '[turn 0.9s linear infinite]', fill: '[none]' })
const sizes = { sm: css({ w: '5', h: '5' }), md: css({ w: '8', h: '8' }) }
const frame = css({ display: 'inline-grid', placeItems: 'center', color: 'accent.text' })

/** The animated ring of a spinner, without text. */
export function SpinnerMark({ size = 'sm' }: Pick<SpinnerProps, 'size'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" strokeWidth="2.5" className={cx(mark, sizes[size])}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.22" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  )
}

/** Loading indicator for content of unknown shape; for content of known shape use a skeleton. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  const t = useKernelTexts()
  useLoadingIndicator()
  return (
    <span className={frame}>
      <SpinnerMark size={size} />
      <VisuallyHidden>{label ?? t['ui.loading']()}</VisuallyHidden>
    </span>
  )
}
