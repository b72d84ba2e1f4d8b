import {
  $isAuthenticated,
  hrefOf,
  loginRoute,
  myPageRoute,
  returnToSaved,
  toastShown,
  useTexts,
} from '@kernel'
import { useTarget } from '@kernel/parts'
import { ButtonLink, EmptyState, LostIllustration, ScreenSkeleton } from '@kernel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { css } from 'styled-system/css'
import { usePublicPagePath } from '../../public-page/contract'
import { findCachedPost } from '../api/cached-posts'
import { isUnavailable, postAloneQuery, publicPostsQuery } from '../api/queries'
import { postRoute } from '../contract'
import { idOf, type Post, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { PostCard } from './post-card'
import { AuthorCard, PostsOfAuthor } from './posts-of-author'
import { useCommentReading } from './use-comment-reading'
import { useAuthoredPost, useIsOwn } from './use-personal-lists'

const column = css({ stack: true, gap: '4', w: 'full', maxW: 'column.page', mx: 'auto' })
/** As on the first page of members. */
const columns = css({
  stack: true,
  gap: '5',
  alignItems: 'start',
  lg: { gridTemplateColumns: '[minmax(0, {sizes.column.page}) minmax(15.5rem, 1fr)]' },
})
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

interface LinkedPostProps {
  readonly id: string
  /** Username of the author on whose public page it is. */
  readonly login?: string
}

/**
 * The post of an address, with all comments, and ways on; on the public page of its author among the posts there, else
 * beside a card of its author.
 */
export default function LinkedPost({ id, login = '' }: LinkedPostProps) {
  const t = useTexts(postsTexts)
  const [isMember, saveReturnTo] = useUnit([$isAuthenticated, returnToSaved])
  const isOwn = useIsOwn()
  const { post, isReading } = useLinkedPost(id, login, isMember)
  const { hash } = useLocation()
  const content = useRef<HTMLDivElement>(null)
  useTargetFocus(content, post !== undefined, isReading)
  const pagePath = usePublicPagePath()(login)
  const waysOn = (
    <div className={ways}>
      {!isMember && (
        <ButtonLink to={loginRoute.path} onClick={() => saveReturnTo(hrefOf(postRoute, { id }) + hash)}>
          {post ? t['post.loginToComment']() : t['post.login']()}
        </ButtonLink>
      )}
      {pagePath ? (
        <ButtonLink to={pagePath} variant="soft">
          {t['mine.filter.allReaders']()}
        </ButtonLink>
      ) : (
        !post && (
          <ButtonLink to={hrefOf(myPageRoute)} variant="soft">
            {t['editor.toMyPage']()}
          </ButtonLink>
        )
      )}
    </div>
  )

  if (!post && isReading) return <ScreenSkeleton of="posts" count={1} />
  if (!post) return <EmptyState isCard art={<LostIllustration />} title={t['post.gone']()} action={waysOn} />
  const isMine = isOwn('post', post)
  const opened = <OpenPost key={`${isMember} ${id}`} post={post} isMine={isMine} fragment={hash} />
  return (
    <div ref={content} className={login ? column : columns}>
      {opened}
      {login ? (
        <>
          {waysOn}
          <PostsOfAuthor post={post} login={login} />
        </>
      ) : (
        <AuthorCard post={post} isMine={isMine} />
      )}
    </div>
  )
}

interface OpenPostProps {
  readonly post: Post
  readonly isMine: boolean
  readonly fragment: string
}

function OpenPost({ post, isMine, fragment }: OpenPostProps) {
  return <PostCard post={useAuthoredPost(post)} isMine={isMine} reading={useCommentReading(post, fragment)} />
}

function useLinkedPost(id: string, login: string, isMember: boolean) {
  const client = useQueryClient()
  const known = findCachedPost(client, id)
  const throwOnError = (error: Error) => !known && !isUnavailable(error)
  const alone = useQuery({ ...postAloneQuery(id), enabled: isMember, throwOnError })
  const open = useQuery({ ...publicPostsQuery(login), enabled: !isMember, throwOnError })
  const { data, error, isFetching, isPending } = isMember ? alone : open
  // What is known already is shown while the post is read, and if it cannot be.
  const shown = data ? data.find((one) => String(idOf(one)) === id) : known
  return {
    post: shown && !isUnavailable(error) ? readPost(shown) : undefined,
    isReading: isFetching || (isPending && !error),
  }
}

/** Leads to the comment of the address, or to the post within the page of its author, once. */
function useTargetFocus(content: RefObject<HTMLDivElement | null>, hasPost: boolean, isReading: boolean) {
  const [fragment, markReached] = useTarget('#', { isKept: true })
  const [post] = useTarget('post', { isKept: true })
  const showToast = useUnit(toastShown)
  useEffect(() => {
    if (!hasPost || (fragment ?? post) === null) return
    // In the next frame, because a new screen first sets its own focus and scroll position.
    const frame = requestAnimationFrame(() => {
      const comment = fragment === null ? null : document.getElementById(fragment)
      // An earlier answer may lack the comment.
      if (fragment !== null && !comment && isReading) return
      if (fragment !== null && !comment) showToast({ kind: 'info', text: postsTexts.ref('comment.gone') })
      if (comment) comment.tabIndex = -1
      const target = comment ?? content.current?.querySelector<HTMLElement>('article')
      target?.focus({ preventScroll: true })
      target?.scrollIntoView({ block: comment ? 'center' : 'start' })
      markReached()
    })
    return () => cancelAnimationFrame(frame)
  })
}
