import { Avatar, Card, HtmlContent, pictureAddress, useFormats, useTexts } from '@kernel'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { PostMedia } from './post-media'
import { Reactions } from './reactions'

// Cards of a row are as high as the highest, and all end with what others think of them.
const card = css({ display: 'grid', h: 'full' })
const foot = css({ mt: 'auto' })
const short = css({ maxH: '40', overflow: 'hidden' })
const more = css({
  alignSelf: 'start',
  color: 'accent.text',
  textStyle: 'label',
  cursor: 'pointer',
  minH: 'touch',
})

/** A post in small: what it says, begun; with reactions, and nothing to edit (PUB-PAGE-04). */
export function PostThumb({ post, isNamed }: { readonly post: Post; readonly isNamed: boolean }) {
  const t = useTexts(postsTexts)
  const formats = useFormats()
  const id = useId()
  const author = post.author.name || t['post.unknownAuthor']()

  return (
    <Card as="article" aria-labelledby={id} className={card}>
      <div className={stack({ gap: '4' })}>
        <PostMedia post={post} author={author} />
        <header className={flex({ align: 'center', gap: '3' })}>
          {isNamed && <Avatar src={pictureAddress(post.author.picture)} name={author} size="sm" />}
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
        <Shortened html={post.content} />
        <div className={foot}>
          <Reactions post={post} />
        </div>
      </div>
    </Card>
  )
}

/** A text of which a long one shows its beginning. */
function Shortened({ html }: { readonly html: string }) {
  const t = useTexts(postsTexts)
  const box = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current || isOpen) return
    const measure = () => setLong(current.scrollHeight > current.clientHeight + 4)
    measure()
    // A text is longer in a narrower window, and when the reader enlarges or spaces it.
    const watch = new ResizeObserver(measure)
    for (const element of [current, ...current.children]) watch.observe(element)
    return () => watch.disconnect()
  }, [isOpen])

  return (
    <div className={stack({ gap: '1' })}>
      <div ref={box} className={cx(!isOpen && short)}>
        <HtmlContent html={html} />
      </div>
      {isLong && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={more}>
          {isOpen ? t['public.less']() : t['public.all']()}
        </button>
      )}
    </div>
  )
}
