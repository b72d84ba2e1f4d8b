import { $lastPerson, authenticationErrorDismissed, registerRoute, useTexts } from '@kernel'
import { $isFirstScreenReady, Slot } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { loginAside } from '../contract'
import { accountsTexts } from '../texts'
import { AccountLink } from '../ui/account-link'
import { AccountScreen } from '../ui/account-screen'
import { HelpLink } from '../ui/help-link'
import { LoginForm } from '../ui/login-form'
import { LoginMethods, LoginNotices } from '../ui/login-methods'

/** What other plugins show beside the login form, after the first paint because it depends on data stored in the browser. */
function LoginAside() {
  return useUnit($isFirstScreenReady) && <Slot of={loginAside} props={{}} whenFailed="nothing" />
}

export default function Login() {
  const t = useTexts(accountsTexts)
  const [left, dismissError] = useUnit([$lastPerson, authenticationErrorDismissed])
  const [title, setTitle] = useState<string>()

  // Login errors of an earlier attempt must not show on the next visit.
  useEffect(() => () => dismissError(), [dismissError])

  return (
    <AccountScreen
      title={title ?? t['login.title']()}
      lead={
        <AccountLink question={t['login.newHere']()} label={t['user.register.title']()} to={registerRoute} />
      }
      notices={<LoginNotices screen="login" onTitle={setTitle} />}
      instead={<LoginAside />}
      links={
        <>
          <LoginMethods screen="login" />
          <HelpLink />
        </>
      }
    >
      <LoginForm email={left?.email ?? ''} />
    </AccountScreen>
  )
}
