import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Texts up to this number of characters are not collapsed, because they always fit. */
const alwaysFits = 150

const isOverflowing = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight + 4

/**
 * Collapses long content behind "Read more".
 * @param count number of loaded portions
 * @param fill loads the next portion, while the content is too short to be collapsed; `undefined` without more portions
 */
export function useCollapse(count: number, fill: (() => void) | undefined) {
  const container = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const fillLater = useEffectEvent(() => fill?.())
  const isFilling = fill !== undefined
  useLayoutEffect(() => {
    const { current } = container
    // Measure before paint, so that the page already has its height when the scroll position is restored. Skip short
    // texts, because measuring forces a layout.
    if (current && !isOpen && (current.textContent?.length ?? 0) > alwaysFits) setLong(isOverflowing(current))
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: observe each new portion
  useEffect(() => {
    const { current } = container
    if (!current || isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Measure in a ResizeObserver, which runs after layout; measuring directly would force one layout per text.
    const observer = new ResizeObserver(() => {
      setLong(isOverflowing(current))
      clearTimeout(timer)
      // Load each portion in its own task: hostile content with many empty portions must not block the page.
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
