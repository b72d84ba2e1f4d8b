import { searchItems } from '@kernel/parts'
import { idOf, type RawPost, readPost } from './post'

export interface OwnPostsFilter {
  readonly text: string
  readonly readers: '' | 'public' | 'private'
  /** Year and month such as `2026-03`; empty for all. */
  readonly month: string
}

export const noFilter: OwnPostsFilter = { text: '', readers: '', month: '' }

/** The local month of a post; undefined without a date in a year of four digits. */
export function monthOf(post: RawPost): string | undefined {
  const { postedAt } = readPost(post)
  if (!postedAt || postedAt.getFullYear() > 9_999) return undefined
  const [year, month] = [postedAt.getFullYear(), postedAt.getMonth() + 1]
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The months of all posts, newest first. */
export const monthsOf = (posts: readonly RawPost[]): readonly string[] =>
  [...new Set(posts.flatMap((post) => monthOf(post) ?? []))].sort().reverse()

const contentOf = (post: RawPost) => readPost(post).content

export function filterOwnPosts(
  posts: readonly RawPost[],
  { text, readers, month }: OwnPostsFilter,
): readonly RawPost[] {
  const matching = posts.filter(
    (post) =>
      idOf(post) !== undefined &&
      (readers === '' || readPost(post).isPublic === (readers === 'public')) &&
      (month === '' || monthOf(post) === month),
  )
  return searchItems(matching, text, contentOf)
}
