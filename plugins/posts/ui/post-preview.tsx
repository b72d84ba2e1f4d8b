import { useTexts } from '@kernel'
import { HtmlContent, imageUrl, useFormats } from '@kernel/parts'
import { Avatar, Card } from '@kernel/ui'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { PostMedia } from './post-media'
import { Reactions } from './reactions'

// Cards in a row have equal height, with the reactions at the bottom.
const card = css({ display: 'grid', h: 'full' })
const footer = css({ mt: 'auto' })

/** Card of a shortened post with reactions and without comments (PUB-PAGE-04). */
export function PostPreview({ post, isNamed }: { readonly post: Post; readonly isNamed: boolean }) {
  const t = useTexts(postsTexts)
  const formats = useFormats()
  const id = useId()
  const author = post.author.name || t['post.unknownAuthor']()

  return (
    <Card as="article" aria-labelledby={id} className={card}>
      <div className={stack({ gap: '4' })}>
        <PostMedia post={post} author={author} />
        <header className={flex({ align: 'center', gap: '3' })}>
          {isNamed && <Avatar src={imageUrl(post.author.picture)} name={author} size="sm" />}
          <h3
            id={id}
            className={css({ minW: '0', textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere' })}
          >
            {isNamed && (
              <strong className={css({ display: 'block', textStyle: 'label', color: 'text' })}>
                {author}
              </strong>
            )}
            {post.postedAt ? (
              <time dateTime={post.postedAt.toISOString()}>{formats.dateTime(post.postedAt)}</time>
            ) : (
              t['post.public']()
            )}
          </h3>
        </header>
        <HtmlContent html={post.content} fold="lines" />
        <div className={footer}>
          <Reactions post={post} />
        </div>
      </div>
    </Card>
  )
}
