import { useSearchParams } from 'react-router'
import type { Tag } from '../model/tag'

/** Its id is in the URL, so back navigation and reload keep the filter. */
export function useTagFilter(tags: readonly Tag[] = []) {
  const [search, setSearch] = useSearchParams()
  const tagId = search.get('tag')
  const chosen = tags.find(({ id }) => String(id) === tagId)
  // Keep the query parameters of other components.
  const { tag: _, ...others } = Object.fromEntries(search)
  const choose = (tag: Tag | undefined) =>
    setSearch(tag ? { ...others, tag: String(tag.id) } : others, { replace: true })
  return [chosen, choose] as const
}
