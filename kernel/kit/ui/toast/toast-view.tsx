import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { kernelTexts } from '../../../core/i18n/text'
import { useTexts } from '../../../core/i18n/use-texts'
import { type Tone, toneIcons } from '../alert/tone'
import { IconButton } from '../button/icon-button'
import { closeIcon } from '../icons/actions'
import { Icon } from '../icons/icon'
import { toastRecipe } from './toast.recipe'

export interface ToastViewProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  tone: Tone
  title: ReactNode
  text?: ReactNode
  /** A button in the toast, e.g. "Undo". */
  action?: ReactNode
  onClose: () => void
}

/** The visual part of a toast; timing and announcements belong to the toast region. */
export function ToastView({ tone, title, text, action, onClose, className, ...rest }: ToastViewProps) {
  const t = useTexts(kernelTexts)
  const styles = toastRecipe({ tone })

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Icon of={toneIcons[tone]} className={styles.icon} />
      <div className={styles.body}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <IconButton icon={closeIcon} label={t['ui.close']()} onClick={onClose} className={styles.close} />
    </div>
  )
}
