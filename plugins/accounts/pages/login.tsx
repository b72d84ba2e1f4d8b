import {
  $authenticationError,
  authenticationErrorDismissed,
  errorMessage,
  type Failure,
  loginFx,
  outcomeOf,
  registerRoute,
  useTexts,
  useTranslate,
} from '@kernel'
import { $isFirstScreenReady, Form, FormField, invalidFields, Slot, useForm } from '@kernel/parts'
import { Alert, Button, Input, PasswordInput } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { stack } from 'styled-system/patterns'
import { CaptchaField } from '../captcha/captcha-field'
import { loginAside } from '../contract'
import { type LoginForm, loginSchema } from '../model/login-form'
import { registeredAccount } from '../model/registered-account'
import { accountsTexts } from '../texts'
import { AccountLink } from '../ui/account-link'
import { AccountScreen } from '../ui/account-screen'
import { HelpLink } from '../ui/help-link'
import { LoginMethods, LoginNotices } from '../ui/login-methods'

/** What other plugins show beside the login form, after the first paint because it depends on data stored in the browser. */
function LoginAside() {
  return useUnit($isFirstScreenReady) && <Slot of={loginAside} props={{}} whenFailed="nothing" />
}

export default function Login() {
  const t = useTexts(accountsTexts)
  const [logIn, isPending, dismissError] = useUnit([loginFx, loginFx.pending, authenticationErrorDismissed])
  const form = useForm(loginSchema)
  const [title, setTitle] = useState<string>()

  // Login errors of an earlier attempt must not show on the next visit.
  useEffect(() => () => dismissError(), [dismissError])

  async function handleSubmit(credentials: LoginForm) {
    dismissError()
    // `logIn` stores rejections in the session store, from where `LoginError` shows them.
    await logIn(credentials).then(registeredAccount.clear, () => undefined)
  }

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
      <Form of={form} onSubmit={handleSubmit} className={stack({ gap: '4' })}>
        <LoginError />
        <FormField of={form} path={['login']} label={t['login.username']()} isRequired>
          {(control, { input }) => <Input type="email" autoComplete="username" {...control} value={input} />}
        </FormField>
        <FormField of={form} path={['password']} label={t['login.password']()} isRequired>
          {(control, { input }) => (
            <PasswordInput autoComplete="current-password" {...control} value={input} />
          )}
        </FormField>
        <CaptchaField of={form} path={['captcha']} size="compact" />
        <Button type="submit" size="lg" isWide isLoading={isPending}>
          {t['login.submit']()}
        </Button>
      </Form>
    </AccountScreen>
  )
}

/** Failures by which servers reject credentials; other failures have their own text. */
const rejectedFailures: readonly Failure[] = ['invalid', 'unauthorized', 'forbidden', 'not-found']

function LoginError() {
  const t = useTexts(accountsTexts)
  const translate = useTranslate()
  const error = useUnit($authenticationError)
  if (!error) return null
  const { reason } = outcomeOf(error.cause)
  const isRefused = reason !== undefined && rejectedFailures.includes(reason)
  const isCaptcha = invalidFields(error.cause).includes('captcha')
  return (
    <Alert tone="danger">
      {!isRefused
        ? translate(errorMessage(error.cause))
        : t[isCaptcha ? 'login.invalidCaptcha' : 'login.invalidLogin']()}
    </Alert>
  )
}
