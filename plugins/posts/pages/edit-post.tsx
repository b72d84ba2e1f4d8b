import { $session, myPageRoute, outcomeOf, useHref, useRouteParams, useTexts } from '@kernel'
import { ScreenDialog } from '@kernel/parts'
import { ButtonLink, EmptyState, LostIllustration, ScreenSkeleton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { postQuery } from '../api/queries'
import { editPostRoute } from '../contract'
import { mayBeAuthor } from '../model/post'
import { postsTexts } from '../texts'
import { type DraftState, editorParts, PostForm } from '../ui/post-form'

const beside = css({ p: { base: '4', md: '5' }, overflowY: 'auto' })

export const parts = editorParts

export default function EditPost() {
  const t = useTexts(postsTexts)
  const { id } = useRouteParams(editPostRoute)
  const [draft, setDraft] = useState<DraftState>()
  return (
    <ScreenDialog title={t['post.edit']()} note={draft?.isStored && t['editor.draftKept']()}>
      <Editor key={id} id={id} onDraft={setDraft} />
    </ScreenDialog>
  )
}

interface EditorProps {
  readonly id: string
  readonly onDraft: (draft: DraftState) => void
}

function Editor({ id, onDraft }: EditorProps) {
  const person = useUnit($session)?.person
  const { data: post, error } = useQuery({
    ...postQuery(id),
    throwOnError: (failure, { state }) => state.data === undefined && !outcomeOf(failure).isMissing,
  })

  if (post)
    return person && mayBeAuthor(post.author, person) ? (
      <PostForm post={post} onDraft={onDraft} />
    ) : (
      <EditorUnavailable reason="notMine" />
    )
  if (error) return <EditorUnavailable reason="unknown" />
  return (
    <div className={beside}>
      <ScreenSkeleton of="form" />
    </div>
  )
}

function EditorUnavailable({ reason }: { readonly reason: 'unknown' | 'notMine' }) {
  const t = useTexts(postsTexts)
  const href = useHref()
  return (
    <div className={beside}>
      <EmptyState
        art={<LostIllustration />}
        title={t[`editor.${reason}`]()}
        action={
          <ButtonLink to={href(myPageRoute)} variant="soft">
            {t['editor.toMyPage']()}
          </ButtonLink>
        }
      >
        {t[`editor.${reason}.text`]()}
      </EmptyState>
    </div>
  )
}
