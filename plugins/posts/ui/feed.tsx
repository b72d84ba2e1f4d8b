import { useTexts } from '@kernel'
import { ButtonLink, EmptyState } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useFindPeople } from '../../network/contract'
import { feedQuery } from '../api/feed.query'
import { postsTexts } from '../texts'
import { PostList } from './post-list'
import { PostsIllustration } from './posts-illustration'

/** List of the posts of the user's connections (PST-PAGE-01). */
export default function Feed() {
  const { data: posts } = useSuspenseQuery(feedQuery())
  const t = useTexts(postsTexts)
  const findPeoplePath = useFindPeople()

  if (posts.length === 0) {
    return (
      <EmptyState
        art={<PostsIllustration />}
        title={t['feed.empty']()}
        action={findPeoplePath && <ButtonLink to={findPeoplePath}>{t['feed.findPeople']()}</ButtonLink>}
      >
        {t['feed.empty.text']()}
      </EmptyState>
    )
  }
  return <PostList posts={posts} label={t['feed.title']()} name="feed" />
}
