import { type ReactNode, useId } from 'react'
import { sva } from 'styled-system/css'

const progressRecipe = sva({
  slots: ['root', 'top', 'label', 'percent', 'track', 'bar'],
  base: {
    root: { display: 'grid', gap: '1.5' },
    top: { display: 'flex', justifyContent: 'space-between', gap: '3' },
    label: { textStyle: 'label' },
    percent: { textStyle: 'label', color: 'accent.text', fontVariantNumeric: 'tabular-nums' },
    track: { h: '2', rounded: 'full', bg: 'muted', overflow: 'hidden', forcedColorAdjust: 'none' },
    bar: {
      h: 'full',
      rounded: 'full',
      bg: 'accent.text',
      transition: 'common',
      transitionDuration: 'slow',
    },
  },
  variants: {
    isLabelHidden: {
      true: {
        root: { display: 'flex', alignItems: 'center', gap: '3', flexDirection: 'row-reverse', flex: '1' },
        label: { srOnly: true },
        track: { flex: '1' },
      },
    },
  },
})

export interface ProgressProps {
  /** Progress in percent, 0 to 100; rounded down, so that 100 appears only at the end. */
  percent: number
  label: ReactNode
  /** Makes the label visible to screen readers only. */
  isLabelHidden?: boolean | undefined
}

export function Progress({ percent, label, isLabelHidden = false }: ProgressProps) {
  const id = useId()
  const whole = Math.floor(Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)))
  const styles = progressRecipe({ isLabelHidden })

  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span aria-hidden="true" className={styles.percent}>
          {whole}%
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={whole}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.track}
      >
        <div className={styles.bar} style={{ transform: `translateX(${whole - 100}%)` }} />
      </div>
    </div>
  )
}
