import { useTexts } from '@kernel'
import { Slot } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { publicPageActions } from '../../public-page/contract'
import { publicPostsQuery } from '../api/queries'
import { type Post, type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { useAuthorName } from './author'
import { PostExcerpts } from './post-excerpts'
import { useVisiblePosts } from './use-personal-lists'

const noPosts: readonly RawPost[] = []

interface PostsOfAuthorProps {
  readonly post: Post
  /** Username, as in the address if the screen has read the posts of its owner already. */
  readonly login: string
}

export function PostsOfAuthor({ post, login }: PostsOfAuthorProps) {
  const t = useTexts(postsTexts)
  const name = useAuthorName(post.author)
  const { data } = useQuery({
    ...publicPostsQuery(login),
    enabled: login !== '',
    throwOnError: false,
  })
  const posts = useVisiblePosts(data ?? noPosts)
    .map((raw) => readPost(raw))
    .filter(({ id }) => String(id) !== String(post.id))
  return <PostExcerpts isOfOne title={t['post.others']({ name })} posts={posts} />
}

const card = css({
  card: 'bleed',
  stack: true,
  gap: '4',
  p: '4',
  lg: { stickyAside: 'card' },
  _empty: { display: 'none' },
})

interface AuthorCardProps {
  readonly post: Post
  readonly isMine: boolean
}

/** What else the author of a post has written, and how to reach the person. */
export function AuthorCard({ post, isMine }: AuthorCardProps) {
  const { login } = post.author
  return (
    <div className={card}>
      {login && !isMine && <Slot of={publicPageActions} props={{ login }} whenFailed="nothing" />}
      <PostsOfAuthor post={post} login={login} />
    </div>
  )
}
