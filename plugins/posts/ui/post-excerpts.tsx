import { RelativeTime } from '@kernel/parts'
import { TextLink } from '@kernel/ui'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import { usePostPath } from '../contract'
import { excerptOf } from '../model/excerpt'
import type { Post } from '../model/post'
import { AuthorFace, AuthorName } from './author'

const maxPosts = 3
const maxPostsWide = 6

const styles = {
  root: css({ stack: true, gap: '2' }),
  title: css({ textStyle: 'strong' }),
  columns: css({
    display: 'grid',
    columnGap: '5',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(16rem, 100%), 1fr))]',
  }),
  // Below the name and the face, the whole row leads to the post.
  row: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minW: '0',
    py: '2',
  }),
  content: css({ display: 'grid', grow: true }),
  top: css({ display: 'flex', alignItems: 'baseline', gap: '2', minW: '0' }),
  above: css({ position: 'relative', zIndex: 'raised' }),
  name: css({
    textStyle: 'label',
    minW: '0',
    overflowWrap: 'anywhere',
    zIndex: 'raised',
    '& > a': { lineTarget: 'up' },
  }),
  time: css({ textStyle: 'caption', color: 'quiet', flexShrink: '0', zIndex: 'raised' }),
  text: css({ textStyle: 'small', overflowWrap: 'anywhere', '& > *': { lineClamp: '2' } }),
}

interface PostExcerptsProps {
  readonly title: string
  readonly posts: readonly Post[]
  /** Whether all are of one author, whom the screen names elsewhere. */
  readonly isOfOne?: boolean
  /** Whether the section is as wide as the screen: there is room for more posts beside each other. */
  readonly isWide?: boolean
}

/** A section with the beginnings of the first posts that have a text; nothing without any. */
export function PostExcerpts({ title, posts, isOfOne = false, isWide = false }: PostExcerptsProps) {
  const id = useId()
  const pathOf = usePostPath()
  const shown = posts
    .map((post) => ({ ...post, text: excerptOf(post.content) }))
    .filter(({ text }) => text !== '')
    .slice(0, isWide ? maxPostsWide : maxPosts)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul role="list" aria-labelledby={id} className={cx(isWide && styles.columns)}>
        {shown.map((post) => (
          <li key={String(post.id)} className={styles.row}>
            {!isOfOne && (
              <span className={styles.above}>
                <AuthorFace author={post.author} size="2xs" />
              </span>
            )}
            <div className={styles.content}>
              <p className={styles.top}>
                {!isOfOne && (
                  <bdi className={styles.name}>
                    <AuthorName author={post.author} />
                  </bdi>
                )}
                {post.postedAt && (
                  <span className={styles.time}>
                    <RelativeTime date={post.postedAt} />
                  </span>
                )}
              </p>
              <p dir="auto" className={styles.text}>
                <TextLink to={pathOf(post)} variant="plain" isStretched>
                  {post.text}
                </TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
