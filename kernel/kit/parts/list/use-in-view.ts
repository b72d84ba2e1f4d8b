import { useCallback, useState } from 'react'

/**
 * Tells whether an element is in the window.
 * @param margin distance from the window in px at which the element counts as in view, so that loading starts before it is
 * visible
 * @returns the `ref` of the element, and whether it is in view
 * @example
 * const [ref, isInView] = useInView(200)
 */
export function useInView(margin = 0) {
  const [isInView, setInView] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
        { rootMargin: `${margin}px 0px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margin],
  )
  return [ref, isInView] as const
}
