import { useHref, useTexts } from '@kernel'
import { CopyNotice, useFormats } from '@kernel/parts'
import {
  ButtonLink,
  EmptyState,
  Field,
  IconButton,
  SearchInput,
  Select,
  settingsIcon,
  TabsHead,
} from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { myPostsQuery } from '../api/queries'
import { createPostRoute } from '../contract'
import { filterOwnPosts, monthsOf, noFilter, type OwnPostsFilter } from '../model/own-posts-filter'
import type { RawPost } from '../model/post'
import { postsTexts } from '../texts'
import { PostList } from './post-list'
import { PostsIllustration } from './posts-illustration'
import { useOwnPostsMonth } from './use-own-posts-month'

const row = css({
  display: 'grid',
  alignItems: 'start',
  gap: '2',
  px: '4',
  pt: '2.5',
  // Below their controls, the fields keep 6 px for messages.
  pb: '1',
  borderTopWidth: '1px',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr) auto]',
    md: '[minmax(8rem, 1fr) auto auto]',
    lg: '[minmax(8rem, 1fr) auto]',
  },
  // The panel beside the list has the months, too.
  '& > :nth-child(4)': { display: { lg: 'none' } },
  '& > button': { display: { md: 'none' } },
})
/** Phones have room for the search only; its button shows the others. */
const folded = css({ '& > :nth-child(n + 3)': { display: { mdDown: 'none' } } })

interface OwnPostsFilterFieldsProps {
  readonly filter: OwnPostsFilter
  readonly months: readonly string[]
  readonly onChange: (filter: OwnPostsFilter) => void
}

function OwnPostsFilterFields({ filter, months, onChange }: OwnPostsFilterFieldsProps) {
  const t = useTexts(postsTexts)
  const formats = useFormats()
  const [isUnfolded, setUnfolded] = useState(filter.readers !== '' || filter.month !== '')
  const readers = {
    '': t['mine.filter.allReaders'](),
    public: t['mine.filter.public'](),
    private: t['mine.filter.private'](),
  }
  const isReaders = (value: string): value is OwnPostsFilter['readers'] => value in readers
  return (
    <div className={cx(row, !isUnfolded && folded)}>
      <SearchInput
        label={t['mine.filter.text']()}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <IconButton
        icon={settingsIcon}
        label={t['mine.filters']()}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      />
      <Field label={t['mine.filter.readers']()} isLabelHidden>
        <Select
          isTool
          value={filter.readers}
          onChange={({ target }) => isReaders(target.value) && onChange({ ...filter, readers: target.value })}
        >
          {Object.entries(readers).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t['mine.filter.month']()} isLabelHidden>
        <Select
          isTool
          value={filter.month}
          onChange={({ target }) => onChange({ ...filter, month: target.value })}
        >
          <option value="">{t['mine.filter.allMonths']()}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {formats.month(new Date(`${month}-15T12:00:00`))}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

export default function MyPosts() {
  const posts = useSuspenseQuery(myPostsQuery()).data
  const t = useTexts(postsTexts)
  const href = useHref()

  if (posts.length === 0) {
    return (
      <EmptyState
        isCard
        art={<PostsIllustration />}
        title={t['mine.empty']()}
        action={
          <ButtonLink data-focus-home="" to={href(createPostRoute)}>
            {t['post.first']()}
          </ButtonLink>
        }
      >
        {t['mine.empty.text']()}
      </EmptyState>
    )
  }
  return <OwnPosts posts={posts} />
}

/** Number of posts above which they can be filtered. */
const filterThreshold = 5

function OwnPosts({ posts }: { readonly posts: readonly RawPost[] }) {
  const t = useTexts(postsTexts)
  const [typed, setTyped] = useState(noFilter)
  const [wanted, chooseMonth] = useOwnPostsMonth()
  const hasFilter = posts.length > filterThreshold
  // Deferred, so that React paints the typed letter before it filters the posts.
  const months = useMemo(() => monthsOf(posts), [posts])
  // An address may name a month without posts, for example after the last one was deleted.
  const month = months.includes(wanted) ? wanted : ''
  const { text, readers } = useDeferredValue(hasFilter ? typed : noFilter)
  const shown = useMemo(
    () => (text || readers || month ? filterOwnPosts(posts, { text, readers, month }) : posts),
    [posts, text, readers, month],
  )
  return (
    <div className={stack({ gap: '4' })}>
      <CopyNotice of={myPostsQuery()} />
      {hasFilter && (
        <TabsHead at="below">
          <OwnPostsFilterFields
            filter={{ ...typed, month }}
            months={months}
            onChange={(filter) => {
              setTyped(filter)
              chooseMonth(filter.month)
            }}
          />
        </TabsHead>
      )}
      {shown.length > 0 ? (
        <PostList posts={shown} label={t['mine.title']()} name="mine" isMine />
      ) : (
        <p role="status" className={css({ color: 'quiet' })}>
          {t['mine.filter.none']()}
        </p>
      )}
    </div>
  )
}
