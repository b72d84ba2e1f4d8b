import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { readPortion } from './read-portion'

export function usePortions(html: string) {
  const first = useMemo(() => [readPortion(html)], [html])
  // Portions are accumulated: re-reading all of them for each new one would be quadratic.
  const [read, setRead] = useState({ html, portions: first })
  const portions = read.html === html ? read.portions : first
  const cursor = portions.at(-1)?.rest
  const hasMore = cursor !== undefined
  const isLastBlank = portions.length > 1 && isBlankPortion(portions.at(-1)?.html ?? '')
  const loadNext = () => cursor && setRead({ html, portions: [...portions, readPortion(html, cursor)] })
  const loadNextLater = useEffectEvent(loadNext)
  useEffect(() => {
    if (!hasMore || !isLastBlank) return
    // One task per portion: hostile content may have many empty ones.
    const timer = setTimeout(() => loadNextLater())
    return () => clearTimeout(timer)
  })
  return {
    portions: portions.map((portion) => portion.html).filter((one, at) => at === 0 || !isBlankPortion(one)),
    hasMore,
    loadNext,
    reset: () => setRead({ html, portions: first }),
  }
}

/** Portions are balanced and their attributes escaped, so this regular expression is safe. */
const isBlankPortion = (html: string) =>
  !/<(?:img|hr)\b/.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''
