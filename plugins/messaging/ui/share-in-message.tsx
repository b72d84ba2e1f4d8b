import { type ShareTargetProps, useTexts } from '@kernel'
import { messagingTexts } from '../texts'
import ForwardDialog from './forward-dialog.lazy'

/** The button “Send in a message” of the dialog that shares an address. */
export default function shareInMessage({ address, onDone }: ShareTargetProps) {
  return <ShareInMessage text={address} onClose={onDone} />
}

function ShareInMessage(props: { readonly text: string; readonly onClose: () => void }) {
  const t = useTexts(messagingTexts)
  return <ForwardDialog {...props} title={t['share.title']()} />
}
