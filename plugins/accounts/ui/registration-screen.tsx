import { homeRoute, useHref, useTexts } from '@kernel'
import { $isFirstScreenReady } from '@kernel/parts'
import { Alert, ButtonLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { invitation } from '../model/invitation'
import { accountsTexts } from '../texts'
import { AccountScreen } from './account-screen'
import { HelpLink } from './help-link'
import { LoginLink } from './login-link'
import { LoginMethods } from './login-methods'
import { LoginNotices } from './login-notices'
import { NextSteps } from './next-steps'
import { RegistrationForm } from './registration-form'

export function RegistrationScreen() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const [query] = useSearchParams()
  const token = query.get('token')
  // The page that hydrates was rendered for any address, and knows nothing of this tab.
  const isReady = useUnit($isFirstScreenReady)
  // Links that lead back to this screen have no token.
  const referralId = token || (isReady && invitation.load()) || null
  useEffect(() => {
    if (token) invitation.save(token)
  }, [token])

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
