import { loginRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, ClockIllustration, EmptyState, Page } from '@kernel/ui'
import { accountsTexts } from '../texts'

/** Screen shown when the session has expired or the server granted no session time. */
export default function Timeout() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <Page>
      <EmptyState
        art={<ClockIllustration />}
        titleAs="h1"
        title={t['login.timeout.title']()}
        action={<ButtonLink to={href(loginRoute)}>{t['login.title']()}</ButtonLink>}
      >
        {t['login.timeout.text']()}
      </EmptyState>
    </Page>
  )
}
