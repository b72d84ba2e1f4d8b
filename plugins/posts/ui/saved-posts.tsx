import { myPageRoute, sameId, toServerTime, useHref, useTexts } from '@kernel'
import { ErrorNotice, RelativeTime } from '@kernel/parts'
import { Button, ButtonLink, Card, EmptyState, Skeleton, SkeletonGroup } from '@kernel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import { findCachedPost } from '../api/cached-posts'
import { homeFeedQuery, isUnavailable, postAloneQuery } from '../api/queries'
import type { ListedPost } from '../model/personal-lists'
import { personalLists } from '../model/personal-lists'
import { idOf, type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { PostCard } from './post-card'
import { PostPreviews } from './post-previews'
import { PostsIllustration } from './posts-illustration'
import { useListActions } from './use-list-actions'
import { useVisiblePosts } from './use-personal-lists'

/** Number of posts to request and show at a time. */
const pageSize = 10

/** Number of saved posts up to which others are offered below them. */
const maxShortList = 2
const noPosts: readonly RawPost[] = []

const more = stack({ gap: '3', pt: '6' })
const note = css({ textStyle: 'small', color: 'quiet' })

/** The posts that the user saved on this device, last saved first. */
export default function SavedPosts() {
  const t = useTexts(postsTexts)
  const href = useHref()
  const { saved } = useUnit(personalLists.$value)
  const [shown, setShown] = useState(pageSize)

  if (saved.length === 0)
    return (
      <>
        <Card isBleed>
          <EmptyState
            isLow
            art={<PostsIllustration />}
            title={t['saved.empty']()}
            action={
              <ButtonLink to={href(myPageRoute, undefined, { tab: 'feed' })} variant="soft">
                {t['saved.toFeed']()}
              </ButtonLink>
            }
          >
            {t['saved.empty.text']()}
          </EmptyState>
        </Card>
        <MorePosts saved={saved} />
      </>
    )
  return (
    <div className={stack({ gap: '4' })}>
      <p className={note}>{t['lists.device']()}</p>
      <div role="feed" aria-label={t['saved.posts']()} className={stack({ gap: '4' })}>
        {saved.slice(0, shown).map((post, index) => (
          <div key={String(post.id)} data-focus-item={`post ${post.id}`}>
            <SavedPost saved={post} position={index + 1} total={saved.length} />
          </div>
        ))}
      </div>
      {shown < saved.length && (
        <Button
          variant="soft"
          onClick={() => setShown(shown + pageSize)}
          className={css({ alignSelf: 'center' })}
        >
          {t['public.more']()}
        </Button>
      )}
      {saved.length <= maxShortList && <MorePosts saved={saved} />}
    </div>
  )
}

/** Public posts to go on with, below a short list. */
function MorePosts({ saved }: { readonly saved: readonly ListedPost[] }) {
  const t = useTexts(postsTexts)
  const id = useId()
  const { data } = useQuery({ ...homeFeedQuery(), throwOnError: false })
  const posts = useVisiblePosts(data ?? noPosts).filter(
    (post) => !saved.some((other) => sameId(other.id, idOf(post))),
  )
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={id} className={more}>
      <h2 id={id} className={css({ textStyle: 'heading' })}>
        {t['newcomer.posts']()}
      </h2>
      <PostPreviews posts={posts} layout="column" />
    </section>
  )
}

interface SavedPostProps {
  readonly saved: ListedPost
  readonly position: number
  readonly total: number
}

function SavedPost({ saved, position, total }: SavedPostProps) {
  const t = useTexts(postsTexts)
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...postAloneQuery(saved.id),
    placeholderData: () => {
      const cached = findCachedPost(client, saved.id)
      return cached && [cached]
    },
    throwOnError: false,
  })
  const [post] = data ?? []

  if (post && !isUnavailable(error))
    return <PostCard post={readPost(post)} position={position} total={total} isMine={false} />
  if (data || isUnavailable(error)) return <UnavailablePost saved={saved} position={position} total={total} />
  if (error)
    return (
      <ErrorNotice
        title={t['saved.failed']()}
        error={error}
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}

/** A saved post that no longer exists, or that the user may no longer read. */
function UnavailablePost({ saved, position, total }: SavedPostProps) {
  const t = useTexts(postsTexts)
  const { unsave } = useListActions()
  return (
    <Card
      as="article"
      variant="sunken"
      aria-label={t['saved.gone']()}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={0}
    >
      <div className={stack({ gap: '3' })}>
        <h2 className={css({ textStyle: 'strong' })}>{t['saved.gone']()}</h2>
        {(saved.author || saved.excerpt) && (
          <p className={css({ color: 'quiet', overflowWrap: 'anywhere' })}>
            {[saved.author, saved.excerpt].filter(Boolean).join(': ')}
          </p>
        )}
        <div className={flex({ justify: 'space-between', align: 'center', gap: '3', wrap: 'wrap' })}>
          <span className={note}>
            <RelativeTime date={toServerTime(saved.at)} />
          </span>
          <Button size="sm" variant="soft" onClick={() => unsave(saved)}>
            {t['saved.remove']()}
          </Button>
        </div>
      </div>
    </Card>
  )
}
