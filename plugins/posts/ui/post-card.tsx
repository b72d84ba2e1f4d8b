import { useTexts } from '@kernel'
import { HtmlContent, RelativeTime } from '@kernel/parts'
import { Card, globeIcon, Icon, lockIcon, VisuallyHidden } from '@kernel/ui'
import { memo, useId } from 'react'
import { css } from 'styled-system/css'
import { flex, hstack, stack } from 'styled-system/patterns'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { AuthorFace, AuthorName, useAuthorName } from './author'
import { Comments } from './comments'
import { OwnPostActions } from './own-post-actions'
import { PostFooter } from './post-footer'
import { PostMedia } from './post-media'
import { PostMenu } from './post-menu'
import { Reactions } from './reactions'

const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'caption',
  color: 'quiet',
})

// Negative margins balance the padding of the buttons.
const actions = css({ display: 'flex', flexWrap: 'wrap', columnGap: '1', mt: '-1', mb: '-2' })

interface PostCardProps {
  readonly post: Post
  /** Position of the post in the feed, from 1. */
  readonly position: number
  readonly total: number
  /** Whether the card is in the list of the user's own posts: it then hides the author and has buttons to edit and delete. */
  readonly isMine: boolean
}

/** Card of a post in a list. */
export function PostCard({ post, position, total, isMine }: PostCardProps) {
  const id = useId()
  return (
    <Card as="article" aria-labelledby={id} aria-posinset={position} aria-setsize={total} tabIndex={0}>
      <PostContent post={post} isMine={isMine} titleId={id} />
    </Card>
  )
}

interface PostContentProps extends Pick<PostCardProps, 'post' | 'isMine'> {
  /** Id of the heading, which names the card. */
  readonly titleId: string
}

/** Rendered only when the post changes: a new post changes the position of all others. */
const PostContent = memo(function PostContent({ post, isMine, titleId }: PostContentProps) {
  const t = useTexts(postsTexts)
  const author = useAuthorName(post.author)
  return (
    <div className={stack({ gap: '4' })}>
      <header className={flex({ align: 'center', wrap: 'wrap', gap: '3' })}>
        {!isMine && <AuthorFace author={post.author} />}
        <div className={css({ flex: '1', minW: '0' })}>
          <h2 id={titleId} className={css({ textStyle: 'strong', overflowWrap: 'anywhere' })}>
            {isMine ? (
              <VisuallyHidden>{t['post.mine']()}</VisuallyHidden>
            ) : (
              <AuthorName author={post.author} />
            )}
          </h2>
          <p className={caption}>
            {post.postedAt && <RelativeTime date={post.postedAt} />}
            {post.isPublic && (
              <span className={hstack({ gap: '1' })}>
                <Icon of={globeIcon} size="sm" />
                {t['post.public']()}
              </span>
            )}
            {isMine && !post.isPublic && (
              <span className={hstack({ gap: '1' })}>
                <Icon of={lockIcon} size="sm" />
                {post.readers.length > 0
                  ? t['editor.seenBy']({ tags: post.readers.join(', ') })
                  : t['post.onlyYou']()}
              </span>
            )}
          </p>
        </div>
        <PostMenu post={post}>{isMine ? <OwnPostActions post={post} /> : undefined}</PostMenu>
      </header>
      <HtmlContent html={post.content} />
      <PostMedia post={post} author={author} />
      <div className={actions}>
        <Reactions post={post} />
        <Comments post={post} />
      </div>
      <PostFooter post={post} />
    </div>
  )
})
