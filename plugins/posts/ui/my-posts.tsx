import { useHref, useTexts } from '@kernel'
import { ButtonLink, EmptyState } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { myPostsQuery } from '../api/my-posts.query'
import { createPostRoute } from '../contract'
import { postsTexts } from '../texts'
import { PostList } from './post-list'
import { PostsIllustration } from './posts-illustration'
import { useRestoreFocus } from './use-restore-focus'

/** List of the user's own posts, with edit and delete actions and without an author (PST-PAGE-01, PST-PAGE-04). */
export default function MyPosts() {
  const { data: posts } = useSuspenseQuery(myPostsQuery())
  const t = useTexts(postsTexts)
  const href = useHref()
  const createLink = useRestoreFocus<HTMLAnchorElement>(posts.length > 0)

  if (posts.length === 0) {
    return (
      <EmptyState
        art={<PostsIllustration />}
        title={t['mine.empty']()}
        action={
          <ButtonLink ref={createLink} to={href(createPostRoute)}>
            {t['post.first']()}
          </ButtonLink>
        }
      >
        {t['mine.empty.text']()}
      </EmptyState>
    )
  }
  return <PostList posts={posts} label={t['mine.title']()} name="mine" isMine />
}
