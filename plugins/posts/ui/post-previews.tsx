import { useTexts } from '@kernel'
import { Button } from '@kernel/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { idOf, type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { PostPreview } from './post-preview'

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

/** Posts in small, a few at first and more on demand; whoever comes back finds as many as they left. */
export function PostPreviews({ posts, isNamed = false }: PostThumbsProps) {
  const t = useTexts(postsTexts)
  const [shown, show] = useShown()
  return (
    <div className={stack({ gap: '6' })}>
      <ul role="list" className={list}>
        {posts.slice(0, shown).map((post) => (
          <li key={String(idOf(post))}>
            <PostPreview post={readPost(post)} isNamed={isNamed} />
          </li>
        ))}
      </ul>
      {shown < posts.length && (
        <Button variant="soft" onClick={() => show(shown + batch)} className={css({ alignSelf: 'center' })}>
          {t['public.more']()}
        </Button>
      )}
    </div>
  )
}

/** How many each entry of the history shows, as the kernel remembers how far down it was scrolled. */
const counts = new Map<string, number>()

/** No session's store: to open the registration ends one, and whoever goes back from there is the same visitor. */
function useShown() {
  const { key } = useLocation()
  const [shown, setShown] = useState(() => counts.get(key) ?? batch)
  const show = (count: number) => {
    setShown(count)
    counts.set(key, count)
  }
  return [shown, show] as const
}
