import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { IconButton } from '../button/icon-button'
import { closeIcon } from '../icons/actions'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { alertRecipe } from './alert.recipe'
import { type Tone, toneIcons } from './tone'

export interface AlertProps {
  tone?: Tone | undefined
  /** Icon in place of the tone's own. */
  icon?: IconPath | undefined
  title?: ReactNode
  children?: ReactNode
  /** Buttons of the alert, e.g. "Try again". */
  action?: ReactNode
  /** Called when the user dismisses the alert; without it the alert has no close button. */
  onClose?: (() => void) | undefined
  className?: string | undefined
}

const closeButton = css({ m: '-1.5' })

/** A message in the page, announced when it appears. */
export function Alert({
  tone = 'info',
  icon = toneIcons[tone],
  title,
  children,
  action,
  onClose,
  className,
}: AlertProps) {
  const t = useKernelTexts()
  const styles = alertRecipe({ tone })

  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      data-above-toasts={tone === 'danger' ? '' : undefined}
      className={cx(styles.root, className)}
    >
      <Icon of={icon} className={styles.icon} />
      <div className={styles.body}>
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action && <div className={styles.actions}>{action}</div>}
      </div>
      {onClose && (
        <IconButton
          size="sm"
          icon={closeIcon}
          label={t['ui.close']()}
          onClick={onClose}
          className={closeButton}
        />
      )}
    </div>
  )
}
