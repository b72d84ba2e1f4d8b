import { useLocation, useNavigate } from 'react-router'

/**
 * The target of a link within its screen, such as the post of `?post=5`, until the screen has led to it. Then the target
 * leaves the address: going back, a reload, a tab or a filter do not lead to it again, but the same link does.
 * @param name of the query parameter; `#` for the fragment
 * @returns the target or `null`, and a function to call once when the screen has led to it or cannot
 * @example
 * const [post, markReached] = useTarget('post')
 */
export function useTarget(name: string): readonly [target: string | null, markReached: () => void] {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  // The address changes before the screen renders again.
  const isCurrent = globalThis.location?.search === search && location.hash === hash
  const target = name === '#' ? hash.slice(1) || null : query.get(name)
  const markReached = () => {
    if (location.search !== search || location.hash !== hash) return
    query.delete(name)
    void navigate({ search: query.toString(), hash: name === '#' ? '' : hash }, { replace: true, state })
  }
  return [isCurrent ? target : null, markReached]
}
