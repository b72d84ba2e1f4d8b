import { useTexts } from '@kernel'
import { Slot } from '@kernel/parts'
import { Card } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { publicPageActions } from '../../public-page/contract'
import { publicPostsQuery } from '../api/queries'
import { type Post, type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { AuthorFace, AuthorName } from './author'
import { PostExcerpts } from './post-excerpts'
import { useVisiblePosts } from './use-personal-lists'

const noPosts: readonly RawPost[] = []

interface PostsOfAuthorProps {
  readonly post: Post
  /** Username, as in the address if the screen has read the posts of its owner already. */
  readonly login: string
}

/** Other public posts of the author of a post. */
export function PostsOfAuthor({ post, login }: PostsOfAuthorProps) {
  const t = useTexts(postsTexts)
  const { data } = useQuery({
    ...publicPostsQuery(login),
    enabled: login !== '',
    throwOnError: false,
  })
  const posts = useVisiblePosts(data ?? noPosts)
    .map((raw) => readPost(raw))
    .filter(({ id }) => String(id) !== String(post.id))
  return <PostExcerpts isOfOne title={t['post.others']()} posts={posts} />
}

const card = css({ stack: true, gap: '4', lg: { stickyAside: 'card' } })
const person = css({ row: true, gap: '3', minW: '0' })
const words = css({ grow: true, overflowWrap: 'anywhere' })
const name = css({ textStyle: 'subheading' })
const detail = css({ textStyle: 'caption', color: 'quiet' })

interface AuthorCardProps {
  readonly post: Post
  readonly isMine: boolean
}

/** Who wrote a post, and what else. */
export function AuthorCard({ post, isMine }: AuthorCardProps) {
  const { author } = post
  const { login } = author
  return (
    <Card isBleed className={card}>
      <div className={person}>
        <AuthorFace author={author} size="md" />
        <div className={words}>
          <p className={name}>
            <AuthorName author={author} />
          </p>
          {login && <p className={detail}>@{login}</p>}
        </div>
      </div>
      {login && !isMine && <Slot of={publicPageActions} props={{ login }} />}
      <PostsOfAuthor post={post} login={login} />
    </Card>
  )
}
