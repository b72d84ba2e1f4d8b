import { useSearchParams } from 'react-router'

/** The month of the shown own posts, such as `2026-03`, or an empty text; in the URL, because list and panel share it. */
export function useOwnPostsMonth() {
  const [search, setSearch] = useSearchParams()
  const before = search.get('month') ?? ''
  const choose = (month: string) => {
    if (month === before) return
    // Read the current URL: a link may just have led to its post.
    const next = new URLSearchParams(location.search)
    if (month) next.set('month', month)
    else next.delete('month')
    setSearch(next, { replace: true })
  }
  return [before, choose] as const
}
