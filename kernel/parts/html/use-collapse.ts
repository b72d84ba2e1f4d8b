import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Characters of a text that fits into a few lines. */
const short = 150

const isOver = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight + 4

/**
 * Whether a text is longer than what is shown of it, before and after somebody wants all of it.
 *
 * @param parts how many parts of the text are there
 * @param fill brings more of the text, as long as what is there does not reach the fold; nothing where there is no more
 */
export function useCollapse(parts: number, fill: (() => void) | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const fillOn = useEffectEvent(() => fill?.())
  const isFilling = fill !== undefined
  useLayoutEffect(() => {
    const { current } = box
    // A list that is come back to has the height that it was left with from the first frame on. Short texts are not
    // worth the layout that asking costs.
    if (current && !isOpen && (current.textContent?.length ?? 0) > short) setLong(isOver(current))
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part is watched
  useEffect(() => {
    const { current } = box
    if (!current || isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // An observer is told after the layout: to ask for sizes here would lay the page out once for each text.
    const watch = new ResizeObserver(() => {
      setLong(isOver(current))
      clearTimeout(timer)
      // In a task of its own: what is hostile may need many portions before there is something to see.
      if (!isOver(current) && isFilling) timer = setTimeout(() => fillOn())
    })
    // A text is longer in a narrower window, and when the reader enlarges or spaces it.
    for (const element of [current, ...current.children]) watch.observe(element)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [isOpen, isFilling, parts])
  return { box, isLong, isOpen, setOpen }
}
