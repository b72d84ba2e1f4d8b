import { homeRoute, loginRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, ClockIllustration, MessagePage, pencilIcon, refreshIcon } from '@kernel/ui'
import { accountsTexts } from '../texts'

/** Screen shown when the session has expired or the server granted no session time. */
export default function Timeout() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <MessagePage
      art={<ClockIllustration />}
      title={t['login.timeout.title']()}
      points={[
        { icon: pencilIcon, text: t['login.timeout.kept']() },
        { icon: refreshIcon, text: t['login.timeout.back']() },
      ]}
      actions={
        <>
          <ButtonLink to={href(loginRoute)} size="lg">
            {t['login.timeout.again']()}
          </ButtonLink>
          <ButtonLink to={href(homeRoute)} variant="quiet" size="lg">
            {t['waitingList.home']()}
          </ButtonLink>
        </>
      }
    />
  )
}
