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

/** What stands in the form was written earlier (decision:session-expiry-warning); a picture that was chosen then could not be kept. */
export function RestoredNotice({ of, onDiscard }: RestoredNoticeProps) {
  const t = useTexts(postsTexts)
  const [isOpen, setIsOpen] = useState(true)
  const [isPictureLost] = useState(() => getInput(of, { path: ['hasNewPicture'] }) === true)
  useEffect(() => {
    if (isPictureLost) setFormInput(of, { path: ['hasNewPicture'], input: false })
  }, [of, isPictureLost])
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
      {t['editor.restored']()} {isPictureLost && t['editor.pictureLost']()}
    </Alert>
  )
}
