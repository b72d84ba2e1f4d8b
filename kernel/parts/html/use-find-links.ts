import { useEffect, useState } from 'react'
import { loadCode } from '../../core/async/load-code'
import type { FoundLink } from './find-links'

export type FindLinks = (text: string) => readonly FoundLink[]

/** Whether a text may contain a URL: a dot or a protocol before at least two letters. */
export const mayContainLink = (text: string): boolean => /[^\s.]\.\p{L}{2}|https?:\/\//iu.test(text)

const loadFindLinks = () => import('./find-links')
let loaded: FindLinks | undefined

/** Returns the function that finds URLs, for texts that may contain one, once its code is loaded. */
export function useFindLinks(text: string): FindLinks | undefined {
  // Add links after the first render: a server-rendered page has none, and hydration must match it.
  const [findLinks, setFindLinks] = useState<FindLinks>()
  const isNeeded = findLinks === undefined && mayContainLink(text)
  useEffect(() => {
    if (!isNeeded) return
    if (loaded) return setFindLinks(() => loaded)
    let isStale = false
    loadCode(loadFindLinks).then(
      (code) => {
        loaded = code.findLinks
        if (!isStale) setFindLinks(() => loaded)
      },
      // If the code does not load, URLs stay text.
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [isNeeded])
  return findLinks
}
