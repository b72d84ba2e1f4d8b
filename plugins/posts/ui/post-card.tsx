import { useTexts } from '@kernel'
import { HtmlContent, imageUrl, useFormats } from '@kernel/parts'
import { Avatar, Card, globeIcon, Icon, VisuallyHidden } from '@kernel/ui'
import { memo, useId } from 'react'
import { css } from 'styled-system/css'
import { flex, hstack, stack } from 'styled-system/patterns'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { Comments } from './comments'
import { OwnPostActions } from './own-post-actions'
import { PostMedia } from './post-media'
import { Reactions } from './reactions'

const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'caption',
  color: 'quiet',
})

interface PostCardProps {
  readonly post: Post
  /** Position of the post in the feed, from 1. */
  readonly position: number
  readonly total: number
  /** Whether the user wrote the post; if so, the card shows actions and hides the author. */
  readonly isMine: boolean
}

/** Card of a post in a list (PST-CARD-01). */
export const PostCard = memo(function PostCard({ post, position, total, isMine }: PostCardProps) {
  const t = useTexts(postsTexts)
  const formats = useFormats()
  const id = useId()
  const author = post.author.name || t['post.unknownAuthor']()

  return (
    <Card as="article" aria-labelledby={id} aria-posinset={position} aria-setsize={total} tabIndex={0}>
      <div className={stack({ gap: '4' })}>
        <header className={flex({ align: 'center', gap: '3' })}>
          {!isMine && <Avatar src={imageUrl(post.author.picture)} name={author} />}
          <div className={css({ flex: '1', minW: '0' })}>
            <h2 id={id} className={css({ textStyle: 'strong', overflowWrap: 'anywhere' })}>
              {isMine ? <VisuallyHidden>{t['post.mine']()}</VisuallyHidden> : author}
            </h2>
            <p className={caption}>
              {post.postedAt && (
                <time dateTime={post.postedAt.toISOString()}>{formats.dateTime(post.postedAt)}</time>
              )}
              {post.isPublic && (
                <span className={hstack({ gap: '1' })}>
                  <Icon of={globeIcon} size="sm" />
                  {t['post.public']()}
                </span>
              )}
            </p>
          </div>
          {isMine && <OwnPostActions post={post} />}
        </header>
        <HtmlContent html={post.content} />
        <PostMedia post={post} author={author} />
        <div className={flex({ wrap: 'wrap', align: 'center', columnGap: '2', rowGap: '4' })}>
          <Reactions post={post} />
          <Comments post={post} />
        </div>
      </div>
    </Card>
  )
})
