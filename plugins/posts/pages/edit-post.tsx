import { $session, myPageRoute, outcomeOf, useHref, useRouteParams, useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { ButtonLink, EmptyState, LostIllustration, Page, ScreenSkeleton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { postQuery } from '../api/post.query'
import { editPostRoute } from '../contract'
import { isAuthor } from '../model/post'
import { postsTexts } from '../texts'
import { PostForm } from '../ui/post-form'

/** Screen that edits one of the user's posts. */
export default function EditPost() {
  const t = useTexts(postsTexts)
  const href = useHref()
  const { id } = useRouteParams(editPostRoute)
  return (
    <Page>
      <Toolbar title={t['post.edit']()} backTo={href(myPageRoute)} />
      <Editor key={id} id={id} />
    </Page>
  )
}

function Editor({ id }: { readonly id: string }) {
  const person = useUnit($session)?.person
  const { data: post, error } = useQuery({
    ...postQuery(id),
    // The post never becomes stale: a refetch would overwrite the text being typed.
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: (failure) => !outcomeOf(failure).isMissing,
  })

  if (post)
    return person && isAuthor(post.author, person) ? (
      <PostForm post={post} />
    ) : (
      <EditorUnavailable reason="notMine" />
    )
  if (error) return <EditorUnavailable reason="unknown" />
  return <ScreenSkeleton of="form" />
}

function EditorUnavailable({ reason }: { readonly reason: 'unknown' | 'notMine' }) {
  const t = useTexts(postsTexts)
  const href = useHref()
  return (
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
  )
}
