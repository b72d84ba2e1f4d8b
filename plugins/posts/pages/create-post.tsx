import { useTexts } from '@kernel'
import { ScreenDialog } from '@kernel/parts'
import { useState } from 'react'
import { postsTexts } from '../texts'
import { PostForm } from '../ui/post-form'

export default function CreatePost() {
  const t = useTexts(postsTexts)
  const [isDraftStored, setIsDraftStored] = useState(false)
  return (
    <ScreenDialog title={t['post.new']()} note={isDraftStored && t['editor.draftKept']()}>
      <PostForm onDraft={setIsDraftStored} />
    </ScreenDialog>
  )
}
