import { useTexts } from '@kernel'
import { EmptyState } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { publicPostsQuery } from '../api/queries'
import { personalLists } from '../model/personal-lists'
import { postsTexts } from '../texts'
import { AllHidden, MutedAuthor } from './hidden-notices'
import { PostPreviews } from './post-previews'
import { PostsIllustration } from './posts-illustration'
import { useVisiblePosts } from './use-personal-lists'

export default function PublicPosts({ login }: { readonly login: string }) {
  const t = useTexts(postsTexts)
  const { data } = useSuspenseQuery(publicPostsQuery(login))
  const posts = useVisiblePosts(data)
  const muted = useUnit(personalLists.$value).people.find((person) => person.login === login)
  if (muted) return <MutedAuthor person={muted} />
  if (posts.length === 0 && data.length > 0) return <AllHidden />
  if (posts.length === 0) return <EmptyState isCard art={<PostsIllustration />} title={t['public.empty']()} />
  return <PostPreviews posts={posts} />
}
