import { useHref, useTexts } from '@kernel'
import { CopyNotice } from '@kernel/parts'
import { ButtonLink, EmptyState, TabsHead } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { myPostsQuery } from '../api/queries'
import { createPostRoute } from '../contract'
import { filterOwnPosts, monthsOf, noFilter } from '../model/own-posts-filter'
import type { RawPost } from '../model/post'
import { postsTexts } from '../texts'
import { OwnPostsFilterFields } from './own-posts-filter'
import { PostList } from './post-list'
import { PostsIllustration } from './posts-illustration'
import { useOwnPostsMonth } from './use-own-posts-month'

export default function MyPosts() {
  const posts = useSuspenseQuery(myPostsQuery()).data
  const t = useTexts(postsTexts)
  const href = useHref()

  if (posts.length === 0) {
    return (
      <EmptyState
        isCard
        art={<PostsIllustration />}
        title={t['mine.empty']()}
        action={
          <ButtonLink data-focus-home="" to={href(createPostRoute)}>
            {t['post.first']()}
          </ButtonLink>
        }
      >
        {t['mine.empty.text']()}
      </EmptyState>
    )
  }
  return <OwnPosts posts={posts} />
}

/** Number of posts above which they can be filtered. */
const filterThreshold = 5

function OwnPosts({ posts }: { readonly posts: readonly RawPost[] }) {
  const t = useTexts(postsTexts)
  const [typed, setTyped] = useState(noFilter)
  const [wanted, chooseMonth] = useOwnPostsMonth()
  const hasFilter = posts.length > filterThreshold
  // Deferred, so that React paints the typed letter before it filters the posts.
  const months = useMemo(() => monthsOf(posts), [posts])
  // An address may name a month without posts, for example after the last one was deleted.
  const month = months.includes(wanted) ? wanted : ''
  const { text, readers } = useDeferredValue(hasFilter ? typed : noFilter)
  const shown = useMemo(
    () => (text || readers || month ? filterOwnPosts(posts, { text, readers, month }) : posts),
    [posts, text, readers, month],
  )
  return (
    <div className={stack({ gap: '4' })}>
      <CopyNotice of={myPostsQuery()} />
      {hasFilter && (
        <TabsHead at="below">
          <OwnPostsFilterFields
            filter={{ ...typed, month }}
            months={months}
            onChange={(filter) => {
              setTyped(filter)
              chooseMonth(filter.month)
            }}
          />
        </TabsHead>
      )}
      {shown.length > 0 ? (
        <PostList posts={shown} label={t['mine.title']()} name="mine" isMine />
      ) : (
        <p role="status" className={css({ color: 'quiet' })}>
          {t['mine.filter.none']()}
        </p>
      )}
    </div>
  )
}
