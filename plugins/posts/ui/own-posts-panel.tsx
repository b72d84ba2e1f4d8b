import { useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { myPostsQuery } from '../api/queries'
import { monthOf, monthsOf } from '../model/own-posts-filter'
import { type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { useOwnPostsMonth } from './use-own-posts-month'

const heading = css({ textStyle: 'subheading', fontSize: 'sm' })
const counts = css({ display: 'grid', gridTemplateColumns: '[repeat(3, auto)]', gap: '3', mt: '2' })
const count = css({ display: 'flex', flexDirection: 'column-reverse', minW: '0' })
const label = css({ textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere' })
const number = css({ textStyle: 'title', fontVariantNumeric: 'tabular-nums' })
const list = css({ display: 'grid', mx: '-2', mt: '1.5', mb: '-1.5' })
const month = css({
  row: true,
  justifyContent: 'space-between',
  gap: '3',
  w: 'full',
  minH: '9',
  px: '2',
  rounded: 'sm',
  textStyle: 'small',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'subtle' },
  '&[aria-pressed=true]': { bg: 'subtle', fontWeight: 'semibold' },
  '& > :last-child': { color: 'quiet', fontVariantNumeric: 'tabular-nums' },
})

export default function OwnPostsPanel() {
  return useSearchParams()[0].get('tab') === 'mine' && <Panel />
}

function Panel() {
  const { data } = useQuery(myPostsQuery())
  return data && data.length > 0 && <Numbers posts={data} />
}

function Numbers({ posts }: { readonly posts: readonly RawPost[] }) {
  const t = useTexts(postsTexts)
  const formats = useFormats()
  const id = useId()
  const [chosen, choose] = useOwnPostsMonth()
  const publicCount = posts.filter((post) => readPost(post).isPublic).length
  const numbers = [
    [t['mine.filter.allPosts'](), posts.length],
    [t['mine.filter.public'](), publicCount],
    [t['mine.filter.private'](), posts.length - publicCount],
  ] as const
  const months = useMemo(
    () => monthsOf(posts).map((key) => [key, posts.filter((post) => monthOf(post) === key).length] as const),
    [posts],
  )
  return (
    <>
      <section aria-labelledby={`${id}-counts`}>
        <h2 id={`${id}-counts`} className={heading}>
          {t['mine.counts']()}
        </h2>
        <dl className={counts}>
          {numbers.map(([name, value]) => (
            <div key={name} className={count}>
              <dt className={label}>{name}</dt>
              <dd className={number}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {months.length > 1 && (
        <section aria-labelledby={`${id}-months`}>
          <h2 id={`${id}-months`} className={heading}>
            {t['mine.months']()}
          </h2>
          <ul role="list" className={list}>
            {months.map(([key, value]) => (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={key === chosen}
                  onClick={() => choose(key === chosen ? '' : key)}
                  className={month}
                >
                  <span>{formats.month(new Date(`${key}-15T12:00:00`))}</span>
                  <span aria-hidden="true">{value}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
