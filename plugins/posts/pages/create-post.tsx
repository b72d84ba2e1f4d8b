import { useTexts } from '@kernel'
import { ScreenDialog } from '@kernel/parts'
import { useState } from 'react'
import { postsTexts } from '../texts'
import { type DraftState, editorParts, PostForm } from '../ui/post-form'

export const parts = editorParts

export default function CreatePost() {
  const t = useTexts(postsTexts)
  const [draft, setDraft] = useState<DraftState>()
  return (
    <ScreenDialog
      title={t[draft?.isQuestion ? 'lesson.ask' : 'post.new']()}
      note={draft?.isStored && t['editor.draftKept']()}
    >
      <PostForm onDraft={setDraft} />
    </ScreenDialog>
  )
}
