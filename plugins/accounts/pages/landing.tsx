import { Page } from '@kernel'
import { css } from 'styled-system/css'
import { Features } from '../ui/landing/features'
import { Further } from '../ui/landing/further'
import { Hero } from '../ui/landing/hero'
import { Privacy } from '../ui/landing/privacy'
import { Reasons } from '../ui/landing/reasons'

const sections = css({ display: 'grid', gap: { base: '12', md: '16' }, pt: { base: '2', md: '8' } })

/** What visitors see first; it comes pre-rendered (ACC-LAND-01, ACC-LAND-02). */
export default function Landing() {
  return (
    <Page width="wide">
      <div className={sections}>
        <Hero />
        <Features />
        <Reasons />
        <Further />
      </div>
      <Privacy />
    </Page>
  )
}
