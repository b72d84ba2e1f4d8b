import { useCode, useTexts } from '@kernel'
import { EmptyState, LoadError } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useSearchParams } from 'react-router'
import { publicPostsQuery } from '../api/queries'
import { personalLists } from '../model/personal-lists'
import { postsTexts } from '../texts'
import { AllHidden, MutedAuthor } from './hidden-notices'
import { PostPreviews } from './post-previews'
import { PostsIllustration } from './posts-illustration'
import { useVisiblePosts } from './use-personal-lists'

const loadLinkedPost = () => import('./linked-post')

interface PublicPostsProps {
  readonly login: string
}

/** The post of the address `?post=5`, or all posts. */
export default function PublicPosts({ login }: PublicPostsProps) {
  const id = useSearchParams()[0].get('post')
  const { code, failure } = useCode(loadLinkedPost, id !== null)
  if (id !== null && code) return <code.default key={id} id={id} login={login} />
  return (
    <>
      {failure && <LoadError failure={failure} />}
      <AllPosts login={login} />
    </>
  )
}

function AllPosts({ login }: PublicPostsProps) {
  const t = useTexts(postsTexts)
  const { data } = useSuspenseQuery(publicPostsQuery(login))
  const posts = useVisiblePosts(data)
  const muted = useUnit(personalLists.$value).people.find((person) => person.login === login)
  if (muted) return <MutedAuthor person={muted} />
  if (posts.length === 0 && data.length > 0) return <AllHidden />
  if (posts.length === 0) return <EmptyState isCard art={<PostsIllustration />} title={t['public.empty']()} />
  return <PostPreviews posts={posts} />
}
