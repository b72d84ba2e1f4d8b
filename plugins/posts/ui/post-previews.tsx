import { useTexts } from '@kernel'
import { Button } from '@kernel/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { idOf, type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { PostPreview } from './post-preview'

/** Number of posts per page: divisible by 2 and 3, the possible numbers of columns. */
const pageSize = 6

const lists = {
  grid: css({
    display: 'grid',
    // A short post beside one with a picture does not grow with it.
    alignItems: 'start',
    gap: '5',
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
            <PostPreview post={readPost(post)} isBleed={layout === 'column'} />
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
