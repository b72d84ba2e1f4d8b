import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Number of characters that always fit into a few lines. */
const alwaysFits = 150

const isOverflowing = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight + 4

/**
 * Collapses long content behind "Read more".
 * @param count number of loaded portions
 * @param fill loads more while the content is shorter than the fold; `undefined` when complete
 */
export function useCollapse(count: number, fill: (() => void) | undefined) {
  const container = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const fillLater = useEffectEvent(() => fill?.())
  const isFilling = fill !== undefined
  useLayoutEffect(() => {
    const { current } = container
    // Measure before paint, so that a restored scroll position fits. Skip short texts, because measuring forces a
    // layout.
    if (current && !isOpen && (current.textContent?.length ?? 0) > alwaysFits) setLong(isOverflowing(current))
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: observe each new portion
  useEffect(() => {
    const { current } = container
    if (!current || isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Measure in a ResizeObserver, which runs after layout; measuring directly would force a layout per text.
    const observer = new ResizeObserver(() => {
      setLong(isOverflowing(current))
      clearTimeout(timer)
      // Each portion loads in a task of its own, because hostile content may have many empty portions.
      if (!isOverflowing(current) && isFilling) timer = setTimeout(() => fillLater())
    })
    // Observe the size, because text grows in narrower windows and with larger fonts.
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isOpen, isFilling, count])
  return { container, isLong, isOpen, setOpen }
}
