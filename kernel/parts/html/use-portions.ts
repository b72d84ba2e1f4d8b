import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { readPortion } from './read-portion'

/** The first portions of a text, one at first; a text that fits into one costs nothing more. */
export function usePortions(html: string) {
  const first = useMemo(() => [readPortion(html)], [html])
  // Each portion is read once: to read all of them anew for one more would take the square of their number.
  const [read, setRead] = useState({ html, portions: first })
  const portions = read.html === html ? read.portions : first
  const rest = portions.at(-1)?.rest
  const hasMore = rest !== undefined
  const isLastBlank = portions.length > 1 && isBlankPortion(portions.at(-1)?.html ?? '')
  const readOn = () => rest && setRead({ html, portions: [...portions, readPortion(html, rest)] })
  const readOnLater = useEffectEvent(readOn)
  useEffect(() => {
    if (!hasMore || !isLastBlank) return
    // Each in a task of its own: hostile content may have many portions that show nothing.
    const timer = setTimeout(() => readOnLater())
    return () => clearTimeout(timer)
  })
  return {
    portions: portions.map((portion) => portion.html).filter((one, at) => at === 0 || !isBlankPortion(one)),
    hasMore,
    /** Shows one more that there is something to see of. */
    readOn,
    /** Shows the first one alone. */
    begin: () => setRead({ html, portions: first }),
  }
}

/** Nothing but tags and spaces; portions are balanced and their attributes escaped. */
const isBlankPortion = (html: string) =>
  !/<(?:img|hr)\b/.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''
