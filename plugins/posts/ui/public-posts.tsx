import { useTexts } from '@kernel'
import { EmptyState } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { publicPostsQuery } from '../api/public-posts.query'
import { postsTexts } from '../texts'
import { PostPreviews } from './post-previews'
import { PostsIllustration } from './posts-illustration'

/** A person's public posts on their public page (PUB-PAGE-04). */
export default function PublicPosts({ login }: { readonly login: string }) {
  const t = useTexts(postsTexts)
  const { data: posts } = useSuspenseQuery(publicPostsQuery(login))
  if (posts.length === 0) return <EmptyState art={<PostsIllustration />} title={t['public.empty']()} />
  return <PostPreviews posts={posts} />
}
