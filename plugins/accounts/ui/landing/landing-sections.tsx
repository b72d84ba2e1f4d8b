import { Slot } from '@kernel/parts'
import { useEffect, useRef, useState } from 'react'
import { landingSections } from '../../contract'

/** Landing page sections of other plugins, loaded when the end of the page is near. */
export function LandingSections() {
  const marker = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!marker.current) return
    // A busy browser delivers several changes at once, and only the last one may intersect.
    const handleChange: IntersectionObserverCallback = (entries) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setNear(true)
    const observer = new IntersectionObserver(handleChange, {
      // With this large top margin the sections also load when the user jumps to a place below them.
      rootMargin: '1000000px 0px 0px',
    })
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? <Slot of={landingSections} props={{}} /> : <div ref={marker} />
}
