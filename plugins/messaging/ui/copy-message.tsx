import { useTexts } from '@kernel'
import { Dialog, Field, Textarea } from '@kernel/ui'
import type { MessageActionProps } from '../contract'
import { withoutQuote } from '../model/quote'
import { messagingTexts } from '../texts'

/** Copies the text of a message; when the browser refuses, it is shown to copy by hand. */
export default async function copyMessage({ message, showToast, onDone }: MessageActionProps) {
  const text = withoutQuote(message.text)
  try {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'success', text: messagingTexts.ref('message.copied') })
    return undefined
  } catch {
    return <CopyByHand text={text} onClose={onDone} />
  }
}

function CopyByHand({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const t = useTexts(messagingTexts)
  return (
    <Dialog isOpen onClose={onClose} title={t['message.copy']()} size="sm">
      <Field label={t['message.label']()} hint={t['message.copyByHand']()}>
        <Textarea readOnly rows={4} value={text} onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  )
}
