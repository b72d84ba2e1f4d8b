import { useMemo, useState } from 'react'
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
  return {
    portions: portions.map((portion) => portion.html),
    hasMore: portions.at(-1)?.rest !== undefined,
    /** Shows one more. */
    readOn: () => setRead({ html, count: count + 1 }),
    /** Shows the first one alone. */
    begin: () => setRead({ html, count: 1 }),
  }
}
