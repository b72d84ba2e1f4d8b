import { getInput } from '@formisch/react'
import { Button, type FormStore, Notice, setFormInput, useTexts } from '@kernel'
import { useEffect, useState } from 'react'
import type { PostSchema } from '../model/post-draft'
import { postsTexts } from '../texts'

interface RestoredNoticeProps {
  readonly of: FormStore<PostSchema>
  readonly onDiscard: () => void
}

/** What stands in the form was written earlier (decision 21); a picture that was chosen then could not be kept. */
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
    <Notice
      action={
        <Button size="sm" variant="soft" onClick={handleDiscard}>
          {t['editor.discard']()}
        </Button>
      }
    >
      {t['editor.restored']()} {isPictureLost && t['editor.pictureLost']()}
    </Notice>
  )
}
