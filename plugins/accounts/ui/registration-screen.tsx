import { homeRoute, useHref, useTexts } from '@kernel'
import { $isFirstScreenReady } from '@kernel/parts'
import { Alert, ButtonLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useSearchParams } from 'react-router'
import { accountsTexts } from '../texts'
import { AccountScreen } from './account-screen'
import { HelpLink } from './help-link'
import { LoginLink } from './login-link'
import { LoginMethods } from './login-methods'
import { LoginNotices } from './login-notices'
import { NextSteps } from './next-steps'
import { RegistrationForm } from './registration-form'

/** The registration form with a link to the login. */
export function RegistrationScreen() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const [query] = useSearchParams()
  const referralId = query.get('token')
  // A static page was rendered without the parameters of its address.
  const isReady = useUnit($isFirstScreenReady)

  return (
    <AccountScreen
      title={t['user.register.title']()}
      lead={<LoginLink />}
      aside={<NextSteps />}
      notices={<LoginNotices screen="registration" />}
      links={
        <>
          <LoginMethods screen="registration" />
          <HelpLink />
        </>
      }
    >
      {isReady && referralId && <Alert>{t['user.register.invited']()}</Alert>}
      <RegistrationForm
        referralId={referralId}
        cancel={
          <ButtonLink to={href(homeRoute)} variant="quiet" size="lg">
            {t['user.register.cancel']()}
          </ButtonLink>
        }
      />
    </AccountScreen>
  )
}
