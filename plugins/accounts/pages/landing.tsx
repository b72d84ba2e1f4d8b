import { Page } from '@kernel/ui'
import { css } from 'styled-system/css'
import { Features } from '../ui/landing/features'
import { Hero } from '../ui/landing/hero'
import { LandingSections } from '../ui/landing/landing-sections'
import { Privacy } from '../ui/landing/privacy'
import { Reasons } from '../ui/landing/reasons'

const sections = css({ display: 'grid', gap: { base: '12', md: '16' }, pt: { base: '2', md: '8' } })

/** The pre-rendered landing page (ACC-LAND-01, ACC-LAND-02). */
export default function Landing() {
  return (
    <Page width="wide">
      <div className={sections}>
        <Hero />
        <Features />
        <Reasons />
        <LandingSections />
      </div>
      <Privacy />
    </Page>
  )
}
