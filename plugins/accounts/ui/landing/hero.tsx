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
import { Ring } from './ring'

const root = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 36rem)]' },
  alignItems: 'center',
  gap: { base: '6', lg: '10' },
  // On phones, the landing page orders the parts.
  mdDown: { display: 'contents' },
})
const words = css({ display: 'grid', gap: { base: '3', md: '4' } })
/** The width makes the headline wrap in the fallback font as in the loaded font: another line would shift the layout. */
const headline = css({ textStyle: 'display', textWrap: 'balance', maxW: '[12em]' })
const lead = css({ textStyle: 'lead' })
const sub = css({ color: 'quiet' })
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  mt: '2',
  '& > *': { mdDown: { flex: '[1 0 auto]' } },
})

export function Hero() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const [{ brand }, isAuthenticated] = useUnit([$settings, $isAuthenticated])
  return (
    <div className={root}>
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
              <ButtonLink to={href(loginRoute)} size="lg" variant="soft">
                {t['login.title']()}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <Ring shape="halfOnPhones" />
    </div>
  )
}
