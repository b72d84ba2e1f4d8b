import { type ReactNode, useId } from 'react'
import { progressRecipe } from './progress.recipe'

export interface ProgressProps {
  /** 0 to 100; rounded down, so that 100 means done. */
  percent: number
  label: ReactNode
  /** Visible to screen readers only. */
  isLabelHidden?: boolean | undefined
}

/**
 * A progress bar.
 * @example
 * <Progress label={t.progress()} percent={(completed / all) * 100} />
 */
export function Progress({ percent, label, isLabelHidden = false }: ProgressProps) {
  const id = useId()
  const whole = Math.floor(Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)))
  const look = progressRecipe({ isLabelHidden })

  return (
    <div className={look.root}>
      <div className={look.top}>
        <span id={id} className={look.label}>
          {label}
        </span>
        <span aria-hidden="true" className={look.percent}>
          {whole}%
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={whole}
        aria-valuemin={0}
        aria-valuemax={100}
        className={look.track}
      >
        <div className={look.bar} style={{ transform: `translateX(${whole - 100}%)` }} />
      </div>
    </div>
  )
}
