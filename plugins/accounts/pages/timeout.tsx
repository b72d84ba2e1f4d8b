import { homeRoute, loginRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, ClockIllustration, EmptyState, Page } from '@kernel/ui'
import { accountsTexts } from '../texts'

/** Screen shown when the session has expired or the server granted no session time. */
export default function Timeout() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <Page width="wide">
      <EmptyState
        art={<ClockIllustration />}
        titleAs="h1"
        title={t['login.timeout.title']()}
        action={
          <>
            <ButtonLink to={href(loginRoute)}>{t['login.timeout.again']()}</ButtonLink>
            <ButtonLink to={href(homeRoute)} variant="quiet">
              {t['waitingList.home']()}
            </ButtonLink>
          </>
        }
      >
        {t['login.timeout.text']()}
      </EmptyState>
    </Page>
  )
}
