import { $settings, loginRoute, registerRoute, useHref, useTexts } from '@kernel'
import { ButtonLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../../texts'
import { Banner } from './banner'

const root = css({ display: 'grid', gap: { base: '8', md: '10' } })
const words = css({ display: 'grid', gap: '4', maxW: 'column.reading', mx: 'auto', textAlign: 'center' })
const headline = css({ textStyle: 'display', fontSize: { base: '3xl', sm: '4xl' } })
const lead = css({ textStyle: 'lead' })
const sub = css({ color: 'quiet' })
/** On phones the buttons always form a column: whether a row of buttons wraps would depend on the font. */
const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '3',
  mt: '2',
})

/** Headline, call to action and banner of the landing page (ACC-LAND-01). */
export function Hero() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const { brand } = useUnit($settings)
  return (
    <section className={root}>
      <div className={words}>
        <h1 className={headline}>{t['landing.headline']()}</h1>
        <p className={lead}>{t['landing.lead']({ name: brand.name })}</p>
        <p className={sub}>{t['landing.sub']()}</p>
        <div className={actions}>
          <ButtonLink to={href(registerRoute)} size="lg">
            {t['landing.start']()}
          </ButtonLink>
          <ButtonLink to={href(loginRoute)} size="lg" variant="quiet">
            {t['login.title']()}
          </ButtonLink>
        </div>
      </div>
      <Banner />
    </section>
  )
}
