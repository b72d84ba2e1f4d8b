import { useSearchParams } from 'react-router'
import type { Tag } from '../model/tag'

/** The tag that the connections are filtered by. It stands in the address, so that back and reload return to it. */
export function useTagFilter(tags: readonly Tag[] = []) {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('tag')
  const chosen = tags.find(({ id }) => String(id) === wanted)
  // What else stands there is somebody else's.
  const { tag: _, ...others } = Object.fromEntries(search)
  const choose = (tag: Tag | undefined) =>
    setSearch(tag ? { ...others, tag: String(tag.id) } : others, { replace: true })
  return [chosen, choose] as const
}
