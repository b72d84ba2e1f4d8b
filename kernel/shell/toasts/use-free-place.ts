import { type RefObject, useLayoutEffect } from 'react'

/** Share of the window's height above which nothing pushes the toasts further down. */
const highestShare = 0.5

/**
 * Keeps the toasts below the bar and the controls at the top of a screen, which are marked with `data-above-toasts`. They
 * are measured, because the bar wraps and may scroll away, and not all browsers can anchor an element to another.
 * @param region the element of the toasts, whose custom property `--top` is set
 */
export function useFreePlace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const place = () => element.style.setProperty('--top', `${bottomOf(element)}px`)
    place()
    const resized = new ResizeObserver(place)
    resized.observe(document.body)
    // Another screen may have the same size.
    const changed = new MutationObserver(place)
    changed.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    return () => {
      resized.disconnect()
      changed.disconnect()
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
    }
  })
}

/** The lower edge of what must stay free in the columns of the element. */
function bottomOf(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect()
  const bottoms = [...document.querySelectorAll('[data-above-toasts]')]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left && box.bottom <= innerHeight * highestShare)
    .map(({ bottom }) => bottom)
  return Math.max(0, ...bottoms)
}
