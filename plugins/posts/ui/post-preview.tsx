import { $isAuthenticated, useCode, useTexts } from '@kernel'
import { HtmlContent, RelativeTime } from '@kernel/parts'
import { Card } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { usePostPath } from '../contract'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { AuthorFace, AuthorName, useAuthorName } from './author'
import { postCardRecipe } from './post-card.recipe'
import { PostFooter } from './post-footer'
import { PostMedia } from './post-media'
import { Reactions } from './reactions'

const loadMenu = () => import('./preview-menu.lazy')

const full = css({ h: 'full' })

interface PostPreviewProps {
  readonly post: Post
  /** Whether the card reaches both edges of the window on phones. */
  readonly isBleed: boolean
}

/** Card of a shortened post with reactions and without comments. */
export function PostPreview({ post, isBleed }: PostPreviewProps) {
  const t = useTexts(postsTexts)
  const id = useId()
  const author = useAuthorName(post.author)
  const isMember = useUnit($isAuthenticated)
  // If the code of the menu does not load, the post has no menu.
  const PostMenu = useCode(loadMenu, isMember).code?.default
  const path = usePostPath()(post)
  const time = post.postedAt ? <RelativeTime date={post.postedAt} to={path} /> : t['post.public']()

  const styles = postCardRecipe({ isPreview: true })

  return (
    <Card as="article" padding="none" isBleed={isBleed} aria-labelledby={id} className={full}>
      <div className={styles.root}>
        <header className={styles.head}>
          <AuthorFace author={post.author} />
          <div className={styles.by}>
            <h3 id={id} className={styles.name}>
              <AuthorName author={post.author} />
            </h3>
            <p className={styles.caption}>{time}</p>
          </div>
          {PostMenu && isMember && <PostMenu post={post} />}
        </header>
        <HtmlContent html={post.content} fold="lines" className={styles.text} />
        <PostMedia post={post} author={author} />
        <div className={styles.bar}>
          <Reactions post={post} />
        </div>
        <PostFooter post={post} className={styles.footer} />
      </div>
    </Card>
  )
}
