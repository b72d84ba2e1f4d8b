import { Slot } from '@kernel/parts'
import { useEffect, useRef, useState } from 'react'
import { landingSections } from '../../contract'

/** What other plugins add to the landing page; it comes when somebody reads that far, and delays nothing before it. */
export function LandingSections() {
  const mark = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      // Who jumps to the end of the page has come that far, too.
      rootMargin: '1000000px 0px 0px',
    })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])
  return isNear ? <Slot of={landingSections} props={{}} /> : <div ref={mark} />
}
