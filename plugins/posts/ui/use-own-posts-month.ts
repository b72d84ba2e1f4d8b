import { useSearchParams } from 'react-router'

/** The month of the shown own posts, such as `2026-03`, or an empty text; in the URL, because list and panel share it. */
export function useOwnPostsMonth() {
  const [search, setSearch] = useSearchParams()
  const { month: before = '', ...others } = Object.fromEntries(search)
  const choose = (month: string) => {
    if (month !== before) setSearch(month ? { ...others, month } : others, { replace: true })
  }
  return [before, choose] as const
}
