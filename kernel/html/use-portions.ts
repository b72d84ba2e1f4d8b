import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type Portion, readPortion } from './portion'

/** The first portions of a text, one at first; a text that fits into one costs nothing more. */
export function usePortions(html: string) {
  const [read, setRead] = useState({ html, count: 1 })
  const count = read.html === html ? read.count : 1
  const portions = useMemo(() => {
    const first = readPortion(html)
    const all: Portion[] = [first]
    for (let last = first; all.length < count && last.rest; all.push(last))
      last = readPortion(html, last.rest)
    return all
  }, [html, count])
  const hasMore = portions.at(-1)?.rest !== undefined
  const isLastBlank = count > 1 && isBlankPortion(portions.at(-1)?.html ?? '')
  const readOn = () => setRead({ html, count: count + 1 })
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
    begin: () => setRead({ html, count: 1 }),
  }
}

/** Nothing but tags and spaces; portions are balanced and their attributes escaped. */
const isBlankPortion = (html: string) =>
  !/<(?:img|hr)\b/.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''
