import { $settings, useTexts } from '@kernel'
import { PageHead } from '@kernel/parts'
import { Page } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { Features } from '../ui/landing/features'
import { Hero } from '../ui/landing/hero'
import { Highlights } from '../ui/landing/highlights'
import { LandingSections } from '../ui/landing/landing-sections'
import { Privacy } from '../ui/landing/privacy'
import { Reasons } from '../ui/landing/reasons'

const sections = css({ stack: true, gap: { base: '8', md: '10' }, pt: { base: '3', md: '0' } })
/** Phones order the parts: see the parts. */
const last = css({ mdDown: { order: '5' } })

/** The pre-rendered landing page. */
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
