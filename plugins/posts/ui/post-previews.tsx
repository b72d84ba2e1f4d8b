import { $isAuthenticated, useCode, useTexts } from '@kernel'
import { HtmlContent, RelativeTime } from '@kernel/parts'
import { Button, Card } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { usePostPath } from '../contract'
import { idOf, type Post, type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { AuthorFace, AuthorName, useAuthorName } from './author'
import { postCardRecipe } from './post-card.recipe'
import { PostFooter } from './post-footer'
import { PostMedia } from './post-media'
import { Reactions } from './reactions'

const loadMenu = () => import('./preview-menu.lazy')

const full = css({ h: 'full' })

/** Card of a shortened post with reactions and without comments. */
function PostPreview({ post }: { readonly post: Post }) {
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
    <Card as="article" padding="none" isBleed aria-labelledby={id} className={full}>
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

/** Number of posts per page: divisible by 2 and 3, the possible numbers of columns. */
const pageSize = 6

const lists = {
  grid: css({
    display: 'grid',
    // A short post beside one with a picture does not grow with it.
    alignItems: 'start',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 24rem), 1fr))]',
  }),
  column: css({ stack: true, gap: { base: '3', md: '5' } }),
}

interface PostPreviewsProps {
  readonly posts: readonly RawPost[]
  /** Whether the posts are in one column, like a feed, or in a grid. */
  readonly layout?: keyof typeof lists
}

/** Back navigation restores the number shown. */
export function PostPreviews({ posts, layout = 'grid' }: PostPreviewsProps) {
  const t = useTexts(postsTexts)
  const [shown, setCount] = useShownCount()
  return (
    <div className={stack({ gap: '6' })}>
      <ul role="list" className={lists[layout]}>
        {posts.slice(0, shown).map((post) => (
          <li key={String(idOf(post))}>
            <PostPreview post={readPost(post)} />
          </li>
        ))}
      </ul>
      {shown < posts.length && (
        <Button
          variant="soft"
          onClick={() => setCount(shown + pageSize)}
          className={css({ alignSelf: 'center' })}
        >
          {t['public.more']()}
        </Button>
      )}
    </div>
  )
}

/** Number of shown posts per history entry, like the scroll positions of the kernel. */
const counts = new Map<string, number>()

/**
 * Keeps the number of shown posts for back navigation. A session store would lose the number when a visitor opens the
 * registration, which resets the session, and then goes back.
 */
function useShownCount() {
  const { key } = useLocation()
  const [shown, setShown] = useState(() => counts.get(key) ?? pageSize)
  const setCount = (count: number) => {
    setShown(count)
    counts.set(key, count)
  }
  return [shown, setCount] as const
}
