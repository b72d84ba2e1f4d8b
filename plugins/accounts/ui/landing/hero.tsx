import {
  $isAuthenticated,
  $settings,
  loginRoute,
  myPageRoute,
  registerRoute,
  useHref,
  useTexts,
} from '@kernel'
import { ButtonLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../../texts'
import { Banner } from './banner'
import { Highlights } from './highlights'

const root = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 6fr) minmax(0, 7fr)]' },
  alignItems: 'center',
  gap: { base: '6', sm: '8', lg: '12' },
})
const words = css({
  display: 'grid',
  gap: { base: '3', sm: '4' },
  maxW: 'column.reading',
  mx: { base: 'auto', lg: '0' },
  textAlign: { base: 'center', lg: 'start' },
})
/** The width makes the headline wrap in the fallback font as in the loaded font: another line would shift the layout. */
const headline = css({
  textStyle: 'display',
  fontSize: { base: '3xl', sm: '4xl' },
  textWrap: 'balance',
  maxW: { base: '[12em]', lg: 'full' },
  mx: { base: 'auto', lg: '0' },
})
const lead = css({ textStyle: 'lead', fontSize: { smDown: 'md' } })
const sub = css({ color: 'quiet', fontSize: { smDown: 'sm' } })
const actions = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: { base: 'center', lg: 'start' },
  gap: '3',
  mt: { sm: '2' },
})
/** Phones have this link in the bar right above, and room for what people share. */
const hiddenOnPhone = css({ smDown: { display: 'none' } })
/** The banner has the same size with and without items on it, so that the layout does not shift. */
const stage = css({
  position: 'relative',
  w: 'full',
  maxW: '[36rem]',
  h: { base: '[18.5rem]', sm: '[400px]' },
  mx: { base: 'auto', lg: '0' },
  ms: { lg: 'auto' },
})

/** Headline, call to action and banner of the landing page. */
export function Hero() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const [{ brand }, isAuthenticated] = useUnit([$settings, $isAuthenticated])
  return (
    <section className={root}>
      <div className={words}>
        <h1 className={headline}>{t['landing.headline']()}</h1>
        <p className={lead}>{t['landing.lead']({ name: brand.name })}</p>
        <p className={sub}>{t['landing.sub']()}</p>
        <div className={actions}>
          {isAuthenticated ? (
            <ButtonLink to={href(myPageRoute)} size="lg">
              {t['landing.toMyPage']()}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={href(registerRoute)} size="lg">
                {t['landing.start']()}
              </ButtonLink>
              <ButtonLink to={href(loginRoute)} size="lg" variant="quiet" className={hiddenOnPhone}>
                {t['login.title']()}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <div className={stage}>
        <Banner />
        <Highlights />
      </div>
    </section>
  )
}
