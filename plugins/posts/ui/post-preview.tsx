import { $isAuthenticated, useTexts } from '@kernel'
import { HtmlContent, RelativeTime } from '@kernel/parts'
import { Card, lazyComponent, useLazyComponent } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { AuthorFace, AuthorName, useAuthorName } from './author'
import { PostFooter } from './post-footer'
import { PostMedia } from './post-media'
import { Reactions } from './reactions'

const lazyMenu = lazyComponent<{ readonly post: Post }>(() => import('./preview-menu.lazy'))

// Cards in a row have equal height, with the reactions at the bottom.
const card = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', h: 'full' })
const footer = css({ display: 'flex', flexWrap: 'wrap', columnGap: '1', mt: 'auto', mb: '-2' })
const menu = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', flex: '1', minW: '0' })
const name = css({ textStyle: 'label', overflowWrap: 'anywhere' })
const caption = css({ textStyle: 'caption', color: 'quiet' })

/** Card of a shortened post with reactions and without comments. */
export function PostPreview({ post, isNamed }: { readonly post: Post; readonly isNamed: boolean }) {
  const t = useTexts(postsTexts)
  const id = useId()
  const author = useAuthorName(post.author)
  const isMember = useUnit($isAuthenticated)
  // If the code of the menu does not load, the post has no menu.
  const PostMenu = useLazyComponent(lazyMenu, isMember, () => undefined)
  const time = post.postedAt ? <RelativeTime date={post.postedAt} /> : t['post.public']()

  return (
    <Card as="article" aria-labelledby={id} className={card}>
      <div className={stack({ gap: '4', minW: '0' })}>
        <PostMedia post={post} author={author} isTop />
        {isNamed ? (
          <header className={flex({ align: 'center', gap: '3' })}>
            <AuthorFace author={post.author} />
            <div className={css({ minW: '0' })}>
              <h3 id={id} className={name}>
                <AuthorName author={post.author} />
              </h3>
              <p className={caption}>{time}</p>
            </div>
          </header>
        ) : (
          <h3 id={id} className={caption}>
            {time}
          </h3>
        )}
        <HtmlContent html={post.content} fold="lines" />
        <div className={footer}>
          <Reactions post={post} />
          {PostMenu && isMember && (
            <div className={menu}>
              <PostMenu post={post} />
            </div>
          )}
        </div>
        <PostFooter post={post} />
      </div>
    </Card>
  )
}
