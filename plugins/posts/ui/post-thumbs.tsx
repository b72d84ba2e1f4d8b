import { Button, useTexts } from '@kernel'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { idOf, type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { PostThumb } from './post-thumb'

/** So many more at a time: full rows of two and of three. */
const batch = 6

const list = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 20rem), 1fr))]',
})

interface PostThumbsProps {
  readonly posts: readonly RawPost[]
  /** Whether they are of many people, and each says whose it is. */
  readonly isNamed?: boolean
}

/** Posts in small, a few at first and more on demand. */
export function PostThumbs({ posts, isNamed = false }: PostThumbsProps) {
  const t = useTexts(postsTexts)
  const [shown, setShown] = useState(batch)
  return (
    <div className={stack({ gap: '6' })}>
      <ul className={list}>
        {posts.slice(0, shown).map((post) => (
          <li key={String(idOf(post))}>
            <PostThumb post={readPost(post)} isNamed={isNamed} />
          </li>
        ))}
      </ul>
      {shown < posts.length && (
        <Button
          variant="soft"
          onClick={() => setShown(shown + batch)}
          className={css({ alignSelf: 'center' })}
        >
          {t['public.more']()}
        </Button>
      )}
    </div>
  )
}
