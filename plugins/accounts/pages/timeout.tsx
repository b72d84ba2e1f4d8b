import { homeRoute, loginRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, ClockIllustration, clockIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { AccountScreen } from '../ui/account-screen'

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  mt: '2',
  mdDown: { '& > *': { w: 'full' } },
})

/** Screen shown when the session has expired or the server granted no session time. */
export default function Timeout() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <AccountScreen mark={clockIcon} art={<ClockIllustration />} title={t['login.timeout.title']()}>
      <p>{t['login.timeout.text']()}</p>
      <div className={actions}>
        <ButtonLink to={href(loginRoute)} size="lg">
          {t['login.timeout.again']()}
        </ButtonLink>
        <ButtonLink to={href(homeRoute)} variant="quiet" size="lg">
          {t['waitingList.home']()}
        </ButtonLink>
      </div>
    </AccountScreen>
  )
}
