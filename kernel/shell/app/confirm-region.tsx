import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslate } from '../../core/i18n/use-texts'
import { $confirm, confirmAnswered, confirmClosed } from '../../parts/confirm/confirm'
import { ConfirmPopup } from '../../ui/dialog/confirm-popup'

/** Milliseconds of the closing animation. */
const leaving = 300

/** Renders the current popup (KRN-POPUP-01). */
export function ConfirmRegion() {
  const say = useTranslate()
  const [popup, answer, tellGone] = useUnit([$confirm, confirmAnswered, confirmClosed])
  useEffect(() => {
    if (popup) return
    const timer = setTimeout(() => tellGone(), leaving)
    return () => clearTimeout(timer)
  }, [popup, tellGone])
  return (
    <ConfirmPopup
      isOpen={popup !== null}
      title={popup && say(popup.title)}
      isDanger={popup?.yes?.isDanger}
      yesLabel={popup?.yes?.label && say(popup.yes.label)}
      onClose={() => answer('no')}
      onYes={popup?.yes && (() => answer('yes'))}
    >
      {popup && say(popup.body)}
    </ConfirmPopup>
  )
}
