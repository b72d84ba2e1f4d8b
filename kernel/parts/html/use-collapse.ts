import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Characters that always fit into a few lines. */
const short = 150

const isOver = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight + 4

/**
 * Collapses long content.
 * @param count number of loaded portions
 * @param fill loads more while the content is shorter than the fold; `undefined` when complete
 */
export function useCollapse(parts: number, fill: (() => void) | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const fillOn = useEffectEvent(() => fill?.())
  const isFilling = fill !== undefined
  useLayoutEffect(() => {
    const { current } = box
    // Measured before paint, so that a restored scroll position fits. Short texts skip the forced layout.
    if (current && !isOpen && (current.textContent?.length ?? 0) > short) setLong(isOver(current))
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part is watched
  useEffect(() => {
    const { current } = box
    if (!current || isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // ResizeObserver runs after layout: measuring here directly would force a layout per text.
    const watch = new ResizeObserver(() => {
      setLong(isOver(current))
      clearTimeout(timer)
      // One task per portion: hostile content may have many empty ones.
      if (!isOver(current) && isFilling) timer = setTimeout(() => fillOn())
    })
    // Text grows in narrower windows and with larger fonts.
    for (const element of [current, ...current.children]) watch.observe(element)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [isOpen, isFilling, parts])
  return { box, isLong, isOpen, setOpen }
}
