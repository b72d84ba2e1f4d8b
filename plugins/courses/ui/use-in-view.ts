import { useCallback, useState } from 'react'

/** Above and below what is seen: what comes into view is asked for a little earlier. */
const margin = '200px 0px'

/** Whether an element is on the screen. */
export function useInView() {
  const [isInView, setInView] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const watch = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [ref, isInView] as const
}
