import { useTexts } from '@kernel'
import { Alert, Button } from '@kernel/ui'
import { useState } from 'react'
import { postsTexts } from '../texts'

interface RestoredNoticeProps {
  /** Whether the draft had a picture that could not be restored. */
  readonly isPictureLost: boolean
  /** Whether the draft is being sent, and so cannot be discarded. */
  readonly isSending: boolean
  readonly onDiscard: () => void
  readonly className: string | undefined
}

/** Message that a draft was restored (decision:session-expiry-warning). */
export function RestoredNotice({ isPictureLost, isSending, onDiscard, className }: RestoredNoticeProps) {
  const t = useTexts(postsTexts)
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null

  function handleDiscard() {
    setIsOpen(false)
    onDiscard()
  }
  return (
    <Alert
      className={className}
      action={
        <Button size="sm" variant="soft" disabled={isSending} onClick={handleDiscard}>
          {t['editor.discard']()}
        </Button>
      }
    >
      {t['editor.restored']()} {isPictureLost && t['editor.pictureLost']()}
    </Alert>
  )
}
