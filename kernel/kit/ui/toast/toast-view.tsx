import type { ComponentProps, ReactNode } from 'react'
import { cx, sva } from 'styled-system/css'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { type Tone, toneIcons } from '../alert/tone'
import { IconButton } from '../button/icon-button'
import { closeIcon } from '../icons/actions'
import { Icon } from '../icons/icon'

const toastRecipe = sva({
  slots: ['root', 'icon', 'body', 'words', 'title', 'text', 'action', 'close'],
  base: {
    root: {
      row: true,
      gap: '3',
      w: 'full',
      ps: '4',
      pe: '1',
      py: '1',
      rounded: 'md',
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      borderColor: { base: 'muted', _dark: 'edge' },
      shadow: 'md',
    },
    icon: {},
    // The action is beside the words if there is room.
    body: {
      wrap: true,
      columnGap: '3',
      rowGap: '1',
      grow: true,
      textStyle: 'small',
      lineHeight: 'snug',
    },
    words: { flex: '[1 1 7rem]', minW: '0', py: '1.5', overflowWrap: 'anywhere' },
    title: { fontWeight: 'medium' },
    text: { color: 'quiet' },
    action: { display: 'flex', gap: '2' },
    close: { color: 'quiet' },
  },
  variants: {
    tone: {
      info: { icon: { color: 'info' } },
      success: { icon: { color: 'success' } },
      warning: { icon: { color: 'warning' } },
      danger: { icon: { color: 'danger' } },
    },
  },
})

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
  const t = useKernelTexts()
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
