import { useTexts } from '@kernel'
import { RelativeTime } from '@kernel/parts'
import { TextLink } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css } from 'styled-system/css'
import type { GroupProps } from '../../groups/contract'
import { feedQuery } from '../api/queries'
import { usePostPath } from '../contract'
import { excerptOf } from '../model/excerpt'
import { type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { AuthorFace, AuthorName } from './author'
import { useVisiblePosts } from './use-personal-lists'

const maxPosts = 3
const noPosts: readonly RawPost[] = []

const styles = {
  root: css({ stack: true, gap: '2' }),
  title: css({ textStyle: 'strong' }),
  row: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minW: '0',
    py: '2',
  }),
  content: css({ display: 'grid', grow: true }),
  top: css({ display: 'flex', alignItems: 'baseline', gap: '2', minW: '0' }),
  name: css({ textStyle: 'label', minW: '0', truncate: true }),
  time: css({ textStyle: 'caption', color: 'quiet', flexShrink: '0' }),
  text: css({ overflowWrap: 'anywhere', lineClamp: '2' }),
}

/** The latest posts of the members of a group, of those that the user may read. */
export default function PostsOfMembers({ group }: GroupProps) {
  const t = useTexts(postsTexts)
  const id = useId()
  const pathOf = usePostPath()
  const { data } = useQuery({ ...feedQuery(), throwOnError: false })
  const visible = useVisiblePosts(data ?? noPosts)
  const logins = new Set(group.members.map(({ login }) => login.toLowerCase()))
  const latest = visible
    .map((raw) => readPost(raw))
    .filter(({ author }) => author.login && logins.has(author.login.toLowerCase()))
    .map((post) => ({ ...post, text: excerptOf(post.content) }))
    .filter(({ text }) => text !== '')
    .slice(0, maxPosts)
  if (latest.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={styles.title}>
        {t['members.posts']()}
      </h2>
      <ul role="list" aria-labelledby={id}>
        {latest.map((post) => (
          <li key={String(post.id)} className={styles.row}>
            <AuthorFace author={post.author} size="2xs" />
            <div className={styles.content}>
              <p className={styles.top}>
                <bdi className={styles.name}>
                  <AuthorName author={post.author} />
                </bdi>
                {post.postedAt && (
                  <span className={styles.time}>
                    <RelativeTime date={post.postedAt} />
                  </span>
                )}
              </p>
              <p dir="auto" className={styles.text}>
                <TextLink to={pathOf(post)} variant="plain">
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
