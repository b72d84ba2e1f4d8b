import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { readPortion } from './read-portion'

export function usePortions(html: string) {
  const first = useMemo(() => [readPortion(html)], [html])
  // Portions are accumulated: re-reading all of them for each new one would be quadratic.
  const [read, setRead] = useState({ html, portions: first })
  const portions = read.html === html ? read.portions : first
  const rest = portions.at(-1)?.rest
  const hasMore = rest !== undefined
  const isLastBlank = portions.length > 1 && isBlankPortion(portions.at(-1)?.html ?? '')
  const readOn = () => rest && setRead({ html, portions: [...portions, readPortion(html, rest)] })
  const readOnLater = useEffectEvent(readOn)
  useEffect(() => {
    if (!hasMore || !isLastBlank) return
    // One task per portion: hostile content may have many empty ones.
    const timer = setTimeout(() => readOnLater())
    return () => clearTimeout(timer)
  })
  return {
    portions: portions.map((portion) => portion.html).filter((one, at) => at === 0 || !isBlankPortion(one)),
    hasMore,
    readOn,
    begin: () => setRead({ html, portions: first }),
  }
}

/** Portions are balanced and their attributes escaped, so this regular expression is safe. */
const isBlankPortion = (html: string) =>
  !/<(?:img|hr)\b/.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''
