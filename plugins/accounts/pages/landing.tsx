import { $settings, useTexts } from '@kernel'
import { PageHead, Slot } from '@kernel/parts'
import { Page } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { landingSections } from '../contract'
import { accountsTexts } from '../texts'
import { Features } from '../ui/landing/features'
import { Hero } from '../ui/landing/hero'
import { Highlights } from '../ui/landing/highlights'
import { Privacy } from '../ui/landing/privacy'
import { Reasons } from '../ui/landing/reasons'

/** Landing page sections of other plugins, loaded when the end of the page is near. */
function LandingSections() {
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

const sections = css({ stack: true, gap: { base: '8', md: '10' }, pt: { base: '3', md: '0' } })
/** Phones order the parts: see the parts. */
const last = css({ mdDown: { order: '5' } })

export default function Landing() {
  const t = useTexts(accountsTexts)
  const { name } = useUnit($settings).brand
  const description = t['landing.lead']({ name })
  return (
    <Page width="wide">
      <PageHead
        title={t['landing.headline']()}
        description={description}
        data={(url) => [{ '@type': 'WebSite', '@id': url('#site'), name, description, url: url('/') }]}
      />
      <div className={sections}>
        <Hero />
        <Highlights />
        <Features />
        <Reasons />
        <div className={last}>
          <LandingSections />
        </div>
      </div>
      <Privacy />
    </Page>
  )
}
