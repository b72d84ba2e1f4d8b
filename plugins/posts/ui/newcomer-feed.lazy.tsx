import { useTexts } from '@kernel'
import { ScreenSkeleton, TextLink } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { useFindPeople } from '../../network/contract'
import { homeFeedQuery } from '../api/queries'
import type { RawPost } from '../model/post'
import { postsTexts } from '../texts'
import { PostPreviews } from './post-previews'
import { useVisiblePosts } from './use-personal-lists'

const noPosts: readonly RawPost[] = []
const head = flex({ wrap: 'wrap', align: 'baseline', justify: 'space-between', columnGap: '3', mb: '3' })

/** @param empty shown without public posts or after an error */
export default function NewcomerFeed({ empty }: { readonly empty: ReactNode }) {
  const t = useTexts(postsTexts)
  const id = useId()
  const findPeoplePath = useFindPeople()
  const { data, isPending } = useQuery(homeFeedQuery())
  const posts = useVisiblePosts(data ?? noPosts)
  if (isPending) return <ScreenSkeleton of="posts" />
  if (posts.length === 0) return empty
  return (
    <section aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={css({ textStyle: 'heading' })}>
          {t['newcomer.posts']()}
        </h2>
        <p className={css({ textStyle: 'caption', color: 'quiet' })}>
          {t['feed.empty.text']()}{' '}
          {findPeoplePath && <TextLink to={findPeoplePath}>{t['feed.findPeople']()}</TextLink>}
        </p>
      </div>
      <PostPreviews posts={posts} layout="column" />
    </section>
  )
}
