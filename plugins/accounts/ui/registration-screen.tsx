import { homeRoute, loginRoute, useHref, useTexts } from '@kernel'
import { Alert, ButtonLink, Card, Page, PageHeader, TextLink } from '@kernel/ui'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { HelpLink } from './help-link'
import { RegistrationForm } from './registration-form'

const aside = css({ mt: '6', textAlign: 'center', color: 'quiet' })

/** The registration form with a link to the login (ACC-REG-04). */
export function RegistrationScreen() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const [query] = useSearchParams()
  const referralId = query.get('token')

  return (
    <Page width="narrow">
      <PageHeader title={t['user.register.title']()} lead={t['user.register.lead']()} />
      <Card padding="lg">
        {referralId && <Alert>{t['user.register.invited']()}</Alert>}
        <RegistrationForm
          referralId={referralId}
          cancel={
            <ButtonLink to={href(homeRoute)} variant="quiet">
              {t['user.register.cancel']()}
            </ButtonLink>
          }
        />
      </Card>
      <p className={aside}>
        {t['user.register.haveAccount']()} <TextLink to={href(loginRoute)}>{t['login.title']()}</TextLink>
      </p>
      <HelpLink />
    </Page>
  )
}
