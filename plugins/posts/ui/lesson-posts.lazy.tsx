import { addressOf, hrefOf, useTexts } from '@kernel'
import { CopyNotice, ErrorNotice } from '@kernel/parts'
import { Button, commentIcon, EmptyState, pencilIcon, Skeleton, SkeletonGroup, searchIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { css } from 'styled-system/css'
import type { LessonProps } from '../../courses/contract'
import { feedQuery, homeFeedQuery, myPostsQuery } from '../api/queries'
import { createPostRoute } from '../contract'
import { comesBack } from '../model/given-text'
import { postsWithLesson } from '../model/lesson-posts'
import { idOf, type Post, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { PostCard } from './post-card'
import { useAuthoredPost, useVisiblePosts } from './use-personal-lists'

const pageSize = 5

const styles = {
  root: css({ stack: true, gap: { base: '3', md: '5' }, w: 'full', pt: '3' }),
  head: css({ wrap: true, gap: '3' }),
  words: css({ flex: '[1 1 16rem]', minW: '0' }),
  title: css({ textStyle: 'heading' }),
  note: css({ textStyle: 'small', color: 'quiet' }),
  list: css({ stack: true, gap: { base: '3', md: '5' } }),
  more: css({ wrap: true, gap: '3' }),
}

/** Posts with the address of a lesson. The API has no search: it looks in the lists that the user reads anyway. */
export default function LessonPosts({ courseId, lessonId, linkNow }: LessonProps) {
  const t = useTexts(postsTexts)
  const id = useId()
  const navigate = useNavigate()
  const [isFar, setFar] = useState(false)
  const [shown, setShown] = useState(pageSize)
  const own = useQuery({ ...myPostsQuery(), throwOnError: false })
  // The screen is open for long: nothing is requested in the background.
  const feed = useQuery({ ...feedQuery(), refetchInterval: false, throwOnError: false })
  const open = useQuery({ ...homeFeedQuery(), enabled: isFar, throwOnError: false })
  const near = useVisiblePosts(
    useMemo(
      () => postsWithLesson([own.data, feed.data], courseId, lessonId),
      [own.data, feed.data, courseId, lessonId],
    ),
  )
  const all = useVisiblePosts(
    useMemo(
      () => postsWithLesson([isFar ? open.data : [], own.data, feed.data], courseId, lessonId),
      [isFar, open.data, own.data, feed.data, courseId, lessonId],
    ),
  )
  const reads = isFar ? [own, feed, open] : [own, feed]
  const failed = reads.filter(({ error }) => error)
  const isReading = own.isPending || feed.isPending
  const hasLooked = isFar && open.isSuccess

  function ask() {
    const { to, name } = linkNow()
    const link = `[${name.replace(/[[\]\s]+/g, ' ').trim()}](${addressOf(to)})`
    void navigate(hrefOf(createPostRoute, {}, { text: link }), { state: comesBack })
  }

  const isEmpty = all.length === 0 && !isReading && failed.length === 0
  const further = !hasLooked && !isReading && (
    <Button
      size="sm"
      variant="soft"
      icon={searchIcon}
      isLoading={open.isFetching}
      onClick={() => (isFar ? void open.refetch() : setFar(true))}
    >
      {t['lesson.further']()}
    </Button>
  )
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {t['lesson.title']()}
          </h2>
          <p className={styles.note}>{t[hasLooked ? 'lesson.whosePublic' : 'lesson.whose']()}</p>
        </div>
        <Button variant="soft" icon={pencilIcon} onClick={ask}>
          {t['lesson.ask']()}
        </Button>
      </div>
      <CopyNotice of={feedQuery()} />
      {failed.length > 0 && (
        <ErrorNotice
          title={t['lesson.failed']()}
          error={failed[0]?.error}
          isTrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      {isReading && failed.length === 0 && (
        <SkeletonGroup>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {isEmpty && (
        <EmptyState
          isCard
          isCompact
          icon={commentIcon}
          titleAs="p"
          title={t['lesson.none']()}
          action={further}
        >
          {t['lesson.noneText']()}
        </EmptyState>
      )}
      {all.length > 0 && (
        <div role="feed" aria-labelledby={id} data-focus-list="" className={styles.list}>
          {all.slice(0, shown).map((raw, index) => (
            <div key={String(idOf(raw))} data-focus-item={`post ${idOf(raw)}`}>
              <LessonPost post={readPost(raw)} position={index + 1} total={all.length} />
            </div>
          ))}
        </div>
      )}
      <div className={styles.more}>
        {shown < all.length && (
          <Button variant="soft" onClick={() => setShown(shown + pageSize)}>
            {t['public.more']()}
          </Button>
        )}
        {!isEmpty && further}
        <p role="status" className={styles.note}>
          {hasLooked && all.length === near.length && t['lesson.furtherNone']()}
        </p>
      </div>
    </section>
  )
}

interface LessonPostProps {
  readonly post: Post
  readonly position: number
  readonly total: number
}

const LessonPost = ({ post, position, total }: LessonPostProps) => (
  <PostCard post={useAuthoredPost(post)} position={position} total={total} isMine={false} />
)
