import { $isAuthenticated, registerRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, checkIcon, Icon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { grid } from 'styled-system/patterns'
import { accountsTexts } from '../../texts'

const heading = css({ textStyle: 'heading', textAlign: { md: 'center' }, mb: { base: '6', md: '10' } })
const columns = grid({ columns: { base: 1, md: 2 }, gap: { base: '8', md: '12' } })
const blocks = css({ display: 'grid', alignContent: 'start', gap: '6' })
const title = css({ textStyle: 'subheading', mb: '1.5' })
const text = css({ color: 'quiet' })
const bullets = css({ display: 'grid', gap: '5', listStyle: 'none', p: '0', m: '0' })
const bullet = css({ display: 'grid', gridTemplateColumns: '[auto 1fr]', columnGap: '3' })
const mark = css({ color: 'accent.text', pt: '0.5' })
const bulletTitle = css({ textStyle: 'strong' })
const end = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '5',
  mt: { base: '12', md: '16' },
  px: '6',
  py: { base: '10', md: '12' },
  rounded: 'lg',
  bg: 'accent.soft',
  textAlign: 'center',
})

/** Target groups, promises and the second call to action of the landing page. */
export function Reasons() {
  const t = useTexts(accountsTexts)
  const isAuthenticated = useUnit($isAuthenticated)
  const href = useHref()
  return (
    <section>
      <h2 className={heading}>{t['landing.why']()}</h2>
      <div className={columns}>
        <div className={blocks}>
          {(['teach', 'learn'] as const).map((who) => (
            <div key={who}>
              <h3 className={title}>{t[`landing.${who}.title`]()}</h3>
              <p className={text}>{t[`landing.${who}.text`]()}</p>
            </div>
          ))}
        </div>
        <ul role="list" className={bullets}>
          {(['address', 'control', 'devices', 'languages'] as const).map((what) => (
            <li key={what} className={bullet}>
              <span className={mark}>
                <Icon of={checkIcon} />
              </span>
              <div>
                <h3 className={bulletTitle}>{t[`landing.bullet.${what}.title`]()}</h3>
                <p className={text}>{t[`landing.bullet.${what}.text`]()}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {!isAuthenticated && (
        <div className={end}>
          <p className={css({ textStyle: 'heading' })}>{t['landing.end']()}</p>
          <ButtonLink to={href(registerRoute)} size="lg">
            {t['landing.join']()}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
