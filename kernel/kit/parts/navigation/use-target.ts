import { useLocation, useNavigate } from 'react-router'
import { asRecord } from '../../../core/parse/parse'

interface TargetOptions {
  /** For the address of a content, which people share: it stays, and only this entry of the history is done with it. */
  readonly isKept?: boolean
}

/**
 * The target of a link within its screen, such as the section of `#comfort`, until the screen has led to it. Then the target
 * leaves the address: going back, a reload, a tab or a filter do not lead to it again, but the same link does.
 * @param name of the query parameter; `#` for the fragment
 * @returns the target or `null`, and a function to call once when the screen has led to it or cannot
 * @example
 * const [post, markReached] = useTarget('post', { isKept: true })
 */
export function useTarget(
  name: string,
  { isKept = false }: TargetOptions = {},
): readonly [target: string | null, markReached: () => void] {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  // The address changes before the screen renders again.
  const isCurrent = globalThis.location?.search === search && location.hash === hash
  const isReached = isKept && asRecord(state).isReached === true
  const target = name === '#' ? hash.slice(1) || null : query.get(name)
  const markReached = () => {
    if (location.search !== search || location.hash !== hash) return
    if (isKept)
      return void navigate(
        { search, hash },
        { replace: true, state: { ...asRecord(state), isReached: true } },
      )
    query.delete(name)
    void navigate({ search: query.toString(), hash: name === '#' ? '' : hash }, { replace: true, state })
  }
  return [isCurrent && !isReached ? target : null, markReached]
}
