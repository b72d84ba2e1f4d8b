import type { ReactNode } from 'react'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { Button } from '../button/button'
import { Dialog } from './dialog'

/** Props of {@link ConfirmPopup}. */
export interface ConfirmPopupProps {
  isOpen: boolean
  title: ReactNode
  /** The body: what will happen, or what has. */
  children: ReactNode
  /** Close, No, Escape. */
  onClose: () => void
  /** Makes it a question with No and Yes; without it there is Close alone. */
  onYes?: (() => void) | undefined
  /** Better than "Yes": the deed itself, e.g. "Delete". */
  yesLabel?: ReactNode
  /** What Yes does cannot be undone. */
  isDanger?: boolean | undefined
  /** Yes has been said and is being done. */
  isBusy?: boolean | undefined
}

/**
 * The one popup for messages and questions (KRN-POPUP-01). In a question No comes first and has the
 * focus: Enter by accident destroys nothing.
 *
 * @param props `isOpen`, `title`, `children`, `onClose`, and for a question `onYes`, `yesLabel`, `isDanger`
 * @example
 * <ConfirmPopup isOpen={isAsking} title={t.deletePost()} isDanger onYes={remove} onClose={stop}>{t.sure()}</ConfirmPopup>
 */
export function ConfirmPopup(props: ConfirmPopupProps) {
  const { isOpen, title, children, onClose, onYes, yesLabel, isDanger, isBusy } = props
  const t = useTexts(kernelTexts)

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
              {t['ui.no']()}
            </Button>
            <Button variant={isDanger ? 'danger' : 'solid'} isLoading={isBusy} onClick={onYes}>
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
