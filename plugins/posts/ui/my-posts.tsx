import { EmptyState, PostsArt, useTexts } from '@kernel'
import { useSuspenseQuery } from '@tanstack/react-query'
import { myPostsQuery } from '../api/my-posts.query'
import { postsTexts } from '../texts'
import { PostList } from './post-list'

/** What one has written oneself: to delete, without its author (PST-PAGE-01). */
export default function MyPosts() {
  const { data: posts } = useSuspenseQuery(myPostsQuery())
  const t = useTexts(postsTexts)

  if (posts.length === 0) {
    return (
      <EmptyState art={<PostsArt />} title={t['mine.empty']()}>
        {t['mine.empty.text']()}
      </EmptyState>
    )
  }
  return <PostList posts={posts} label={t['mine.title']()} name="mine" isMine />
}
