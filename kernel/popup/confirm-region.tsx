import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useSpeak } from '../i18n/use-texts'
import { ConfirmPopup } from '../ui/dialog/confirm-popup'
import { $popup, popupAnswered, popupGone } from './confirm'

/** Milliseconds that an answered popup takes to leave. */
const leaving = 300

/** Where the one popup of the product appears (KRN-POPUP-01). */
export function ConfirmRegion() {
  const say = useSpeak()
  const [popup, answer, tellGone] = useUnit([$popup, popupAnswered, popupGone])
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
