import { useCode, useTexts } from '@kernel'
import { CopyNotice, Slot } from '@kernel/parts'
import { ButtonLink, EmptyState, ScreenSkeleton } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { stack } from 'styled-system/patterns'
import { useFindPeople } from '../../network/contract'
import { feedQuery } from '../api/queries'
import { newcomerSections } from '../contract'
import { postsTexts } from '../texts'
import { AllHidden } from './hidden-notices'
import { PostList } from './post-list'
import { PostsIllustration } from './posts-illustration'
import { useVisiblePosts } from './use-personal-lists'

const loadGuide = () => import('./newcomer-guide.lazy')
const loadNewcomerFeed = () => import('./newcomer-feed.lazy')

/** A person with at most this number of posts in the feed counts as a newcomer. */
const newcomerPosts = 2

const column = stack({ gap: { base: '3', md: '5' } })

export default function Feed() {
  const posts = useSuspenseQuery(feedQuery()).data
  const visible = useVisiblePosts(posts)
  const t = useTexts(postsTexts)
  const findPeoplePath = useFindPeople()
  // If the code of the guide does not load, newcomers see only the feed.
  const NewcomerGuide = useCode(loadGuide, posts.length <= newcomerPosts).code?.default
  const newcomerFeed = useCode(loadNewcomerFeed, posts.length === 0)

  if (posts.length === 0) {
    const empty = (
      <EmptyState
        isCard
        art={<PostsIllustration />}
        title={t['feed.empty']()}
        action={findPeoplePath && <ButtonLink to={findPeoplePath}>{t['feed.findPeople']()}</ButtonLink>}
      >
        {t['feed.empty.text']()}
      </EmptyState>
    )
    return (
      <div className={column}>
        <CopyNotice of={feedQuery()} />
        {NewcomerGuide && <NewcomerGuide />}
        <Slot of={newcomerSections} props={{}} />
        {newcomerFeed.code ? (
          <newcomerFeed.code.default empty={empty} />
        ) : newcomerFeed.failure ? (
          empty
        ) : (
          <ScreenSkeleton of="posts" />
        )}
      </div>
    )
  }
  const list =
    visible.length > 0 ? <PostList posts={visible} label={t['feed.title']()} name="feed" /> : <AllHidden />
  return (
    <div className={column}>
      <CopyNotice of={feedQuery()} />
      {NewcomerGuide && posts.length <= newcomerPosts && <NewcomerGuide />}
      {posts.length <= newcomerPosts && <Slot of={newcomerSections} props={{}} />}
      {list}
    </div>
  )
}
