import { useCallback, useState } from 'react'

/** Distance from the viewport at which an element counts as in view, so that loading starts before it is visible. */
const margin = '200px 0px'

export function useInView() {
  const [isInView, setInView] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isInView] as const
}
