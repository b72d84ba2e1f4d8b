import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslate } from '../../core/i18n/use-texts'
import { $confirm, confirmAnswered, confirmClosed } from '../../kit/parts/confirm/confirm'
import { ConfirmPopup } from '../../kit/ui/dialog/confirm-popup'
import { installFocusRestoration } from '../../kit/ui/focus/focus-restoration'
import { ToastRegion } from '../toasts/toast-region'
import { refuseDroppedFiles } from './refuse-dropped-files'

/** What no screen needs before it is painted: nobody has lost the focus; messages and questions wait in their stores. */
export default function LateShell() {
  useEffect(installFocusRestoration, [])
  useEffect(refuseDroppedFiles, [])
  return (
    <>
      <ToastRegion />
      <ConfirmRegion />
    </>
  )
}

/** Time in ms after which a closed popup is gone; its closing animation is shorter. */
const closingMs = 300

function ConfirmRegion() {
  const translate = useTranslate()
  const [popup, answer, notifyClosed] = useUnit([$confirm, confirmAnswered, confirmClosed])
  useEffect(() => {
    if (popup) return
    const timer = setTimeout(() => notifyClosed(), closingMs)
    return () => clearTimeout(timer)
  }, [popup, notifyClosed])
  return (
    <ConfirmPopup
      isOpen={popup !== null}
      title={popup && translate(popup.title)}
      isDanger={popup?.yes?.isDanger}
      yesLabel={popup?.yes?.label && translate(popup.yes.label)}
      noLabel={popup?.no && translate(popup.no)}
      onClose={() => answer('no')}
      onYes={popup?.yes && (() => answer('yes'))}
    >
      {popup && translate(popup.body)}
    </ConfirmPopup>
  )
}
