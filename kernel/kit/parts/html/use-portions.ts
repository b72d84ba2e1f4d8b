import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type Portion, type PortionCursor, readPortion } from './read-portion'

/** Longest time in ms that one task spends on reading portions. */
const maxTask = 8

export function usePortions(html: string) {
  const first = useMemo(() => [readPortion(html)], [html])
  // Keep the portions that were read: reading all of them again for each new one would take quadratic time.
  const [read, setRead] = useState({ html, portions: first })
  const portions = read.html === html ? read.portions : first
  const cursor = portions.at(-1)?.rest
  const hasMore = cursor !== undefined
  const isLastBlank = portions.length > 1 && isBlankPortion(portions.at(-1)?.html ?? '')
  const loadNext = () => cursor && setRead({ html, portions: [...portions, readNext(html, cursor)] })
  const loadNextLater = useEffectEvent(loadNext)
  useEffect(() => {
    if (!hasMore || !isLastBlank) return
    // Load blank portions in separate tasks: hostile content with many of them must not block the page.
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

/** Skips blank portions, because hostile content may have many, and rendering each of them would take far longer. */
function readNext(html: string, cursor: PortionCursor): Portion {
  const end = performance.now() + maxTask
  let portion = readPortion(html, cursor)
  while (portion.rest && isBlankPortion(portion.html) && performance.now() < end)
    portion = readPortion(html, portion.rest)
  return portion
}

/** Whether a portion shows nothing. A regular expression is enough: tags are complete, attributes escaped. */
const isBlankPortion = (html: string) =>
  !/<(?:img|hr)\b/.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''
