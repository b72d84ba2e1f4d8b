import { $isAuthenticated, $settings, languageName, registerRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, globeIcon, Icon, linkIcon, lockIcon, systemIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { myCoursesRoute } from '../../../courses/contract'
import { manageConnectionsRoute } from '../../../network/contract'
import { createPostRoute } from '../../../posts/contract'
import { publicPageRoute } from '../../../public-page/contract'
import { accountsTexts } from '../../texts'

const root = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
  gap: { base: '8', lg: '16' },
  p: { base: '6', lg: '10' },
  rounded: 'lg',
  bg: 'subtle',
  mdDown: { order: '4', mx: '-4', px: '4', py: '8', rounded: 'none' },
})
const blocks = css({ display: 'grid', alignContent: 'start', gap: '4' })
const heading = css({ textStyle: 'title', textWrap: 'balance' })
const strong = css({ fontWeight: 'semibold' })
const quiet = css({ color: 'quiet' })
const bullets = css({ display: 'grid', alignContent: 'center', gap: '5' })
const bullet = css({ display: 'grid', gridTemplateColumns: '[auto 1fr]', columnGap: '3' })
const mark = css({ color: 'accent.text' })
const bulletText = css({ textStyle: 'small', color: 'quiet' })
const call = css({ mt: '2', justifySelf: { base: 'stretch', md: 'start' } })

/** Target groups, promises and the second call to action of the landing page, as far as this deployment keeps them. */
export function Reasons() {
  const t = useTexts(accountsTexts)
  const isAuthenticated = useUnit($isAuthenticated)
  const { offered } = useUnit($settings).language
  const href = useHref()
  const publicPage = href(publicPageRoute, { id: '' })
  const readers = [
    { who: 'teach', isMet: publicPage && href(createPostRoute) && href(myCoursesRoute) },
    { who: 'learn', isMet: href(myCoursesRoute) },
  ] as const
  const reasons = [
    { what: 'address', icon: linkIcon, text: publicPage && t['landing.bullet.address.text']() },
    {
      what: 'control',
      icon: lockIcon,
      text: href(createPostRoute) && href(manageConnectionsRoute) && t['landing.bullet.control.text'](),
    },
    { what: 'devices', icon: systemIcon, text: t['landing.bullet.devices.text']() },
    {
      what: 'languages',
      icon: globeIcon,
      text: offered.length > 1 && offered.map(languageName).join(', '),
    },
  ] as const
  return (
    <section className={root}>
      <div className={blocks}>
        <h2 className={heading}>{t['landing.why']()}</h2>
        {readers.map(
          ({ who, isMet }) =>
            isMet && (
              <div key={who}>
                <h3 className={strong}>{t[`landing.${who}.title`]()}</h3>
                <p className={quiet}>{t[`landing.${who}.text`]()}</p>
              </div>
            ),
        )}
        {!isAuthenticated && (
          <ButtonLink to={href(registerRoute)} size="lg" className={call}>
            {t['landing.join']()}
          </ButtonLink>
        )}
      </div>
      <ul role="list" className={bullets}>
        {reasons.map(
          ({ what, icon, text }) =>
            text && (
              <li key={what} className={bullet}>
                <Icon of={icon} className={mark} />
                <div>
                  <h3 className={strong}>{t[`landing.bullet.${what}.title`]()}</h3>
                  <p className={bulletText}>{text}</p>
                </div>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
