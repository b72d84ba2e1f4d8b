import { EmptyState, PostsArt, useTexts } from '@kernel'
import { useSuspenseQuery } from '@tanstack/react-query'
import { publicPostsQuery } from '../api/public-posts.query'
import { postsTexts } from '../texts'
import { PostThumbs } from './post-thumbs'

/** What a person has written for everybody, on their public page (PUB-PAGE-04). */
export default function PublicPosts({ login }: { readonly login: string }) {
  const t = useTexts(postsTexts)
  const { data: posts } = useSuspenseQuery(publicPostsQuery(login))
  if (posts.length === 0) return <EmptyState art={<PostsArt />} title={t['public.empty']()} />
  return <PostThumbs posts={posts} />
}
