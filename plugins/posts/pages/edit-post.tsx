import { $session, ApiError, myPageRoute, useHref, useRouteParams, useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { ButtonLink, EmptyState, LostIllustration, Page, Skeleton, SkeletonGroup } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { postQuery } from '../api/post.query'
import { editPostRoute } from '../contract'
import { isAuthor } from '../model/post'
import { postsTexts } from '../texts'
import { PostForm } from '../ui/post-form'

/** Changes a post of one's own (PST-EDIT-01). */
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
    // What stands in the form is not read anew under the fingers of who is typing.
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: (failure) => !isUnknown(failure),
  })

  if (post)
    return person && isAuthor(post.author, person) ? <PostForm post={post} /> : <NoEditor why="notMine" />
  if (isUnknown(error)) return <NoEditor why="unknown" />
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}

/** There is nothing to change here, and this is the way on. */
function NoEditor({ why }: { readonly why: 'unknown' | 'notMine' }) {
  const t = useTexts(postsTexts)
  const href = useHref()
  return (
    <EmptyState
      art={<LostIllustration />}
      title={t[`editor.${why}`]()}
      action={
        <ButtonLink to={href(myPageRoute)} variant="soft">
          {t['editor.toMyPage']()}
        </ButtonLink>
      }
    >
      {t[`editor.${why}.text`]()}
    </EmptyState>
  )
}

/** Servers refuse an id that is none of theirs as missing, or, where it has not even the form of one, as invalid. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.failure === 'not-found' || error.failure === 'invalid')
