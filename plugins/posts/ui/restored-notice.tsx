import { getInput } from '@formisch/react'
import { useTexts } from '@kernel'
import { type FormStore, setFormInput } from '@kernel/parts'
import { Alert, Button } from '@kernel/ui'
import { useEffect, useState } from 'react'
import type { PostSchema } from '../model/post-draft'
import { postsTexts } from '../texts'

interface RestoredNoticeProps {
  readonly of: FormStore<PostSchema>
  readonly onDiscard: () => void
}

/**
 * Message that a draft was restored, but not a picked image, because drafts contain no images
 * (decision:session-expiry-warning).
 */
export function RestoredNotice({ of, onDiscard }: RestoredNoticeProps) {
  const t = useTexts(postsTexts)
  const [isOpen, setIsOpen] = useState(true)
  const [isImageLost] = useState(() => getInput(of, { path: ['hasNewPicture'] }) === true)
  useEffect(() => {
    if (isImageLost) setFormInput(of, { path: ['hasNewPicture'], input: false })
  }, [of, isImageLost])
  if (!isOpen) return null

  function handleDiscard() {
    setIsOpen(false)
    onDiscard()
  }
  return (
    <Alert
      action={
        <Button size="sm" variant="soft" onClick={handleDiscard}>
          {t['editor.discard']()}
        </Button>
      }
    >
      {t['editor.restored']()} {isImageLost && t['editor.pictureLost']()}
    </Alert>
  )
}
