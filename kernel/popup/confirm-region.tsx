import { useUnit } from 'effector-react'
import { useSpeak } from '../i18n/use-texts'
import { ConfirmPopup } from '../ui/dialog/confirm-popup'
import { $popup, popupAnswered } from './confirm'

/** Where the one popup of the product appears (KRN-POPUP-01). */
export function ConfirmRegion() {
  const say = useSpeak()
  const [popup, answer] = useUnit([$popup, popupAnswered])
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
