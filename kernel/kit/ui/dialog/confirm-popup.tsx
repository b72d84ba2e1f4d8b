import type { ReactNode } from 'react'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { Button } from '../button/button'
import { Dialog } from './dialog'

export interface ConfirmPopupProps {
  isOpen: boolean
  title: ReactNode
  children: ReactNode
  /** Called on Close, Cancel, Escape or, without `onYes`, a click outside of the popup. */
  onClose: () => void
  /** Called on Yes. With `onYes` the popup is a question with Yes and Cancel; without `onYes` it has only Close. */
  onYes?: (() => void) | undefined
  /** Text of the button instead of "Yes", e.g. "Delete". */
  yesLabel?: ReactNode
  /** Text of the button instead of "Cancel", e.g. "Keep editing". */
  noLabel?: ReactNode
  /** Whether the action cannot be undone. */
  isDanger?: boolean | undefined
}

/**
 * The popup for messages and questions. In a question, Cancel comes first and has the focus, so that
 * an accidental Enter is harmless.
 * @example
 * <ConfirmPopup isOpen={isAsking} title={t.deletePost()} isDanger onYes={remove} onClose={close}>{t.sure()}</ConfirmPopup>
 */
export function ConfirmPopup(props: ConfirmPopupProps) {
  const { isOpen, title, children, onClose, onYes, yesLabel, noLabel, isDanger } = props
  const t = useKernelTexts()

  return (
    <Dialog
      isOpen={isOpen}
      isAlert={Boolean(onYes)}
      size="sm"
      title={title}
      text={children}
      onClose={onClose}
      actions={
        onYes ? (
          <>
            <Button variant="soft" onClick={onClose}>
              {noLabel ?? t['ui.no']()}
            </Button>
            <Button variant={isDanger ? 'danger' : 'solid'} onClick={onYes}>
              {yesLabel ?? t['ui.yes']()}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t['ui.close']()}</Button>
        )
      }
    />
  )
}
