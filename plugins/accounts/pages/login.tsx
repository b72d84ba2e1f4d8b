import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  $authenticationError,
  ApiError,
  authenticationErrorDismissed,
  Button,
  Card,
  Field,
  Input,
  loginFx,
  Notice,
  Page,
  PageHeader,
  PasswordInput,
  sentenceOf,
  useSpeak,
  useTexts,
} from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { stack } from 'styled-system/patterns'
import { type LoginForm, loginSchema } from '../model/login-form'
import { accountsTexts } from '../texts'

/** Signing in with an e-mail and a password (ACC-LOGIN-01). */
export default function Login() {
  const t = useTexts(accountsTexts)
  const [logIn, isPending, dismissError] = useUnit([loginFx, loginFx.pending, authenticationErrorDismissed])
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginSchema),
    mode: 'onTouched',
  })
  const { login, password } = formState.errors

  // What went wrong in an earlier try is no news to somebody who comes here anew.
  useEffect(() => () => dismissError(), [dismissError])

  function handleValid(form: LoginForm) {
    if (isPending) return
    dismissError()
    // A refusal is in the session's state already, and shown below.
    logIn({ ...form, captcha: '' }).catch(() => undefined)
  }

  return (
    <Page width="narrow">
      <PageHeader title={t['login.title']()} lead={t['login.lead']()} />
      <Card padding="lg">
        <form noValidate onSubmit={handleSubmit(handleValid)} className={stack({ gap: '5' })}>
          <LoginError />
          <Field label={t['login.username']()} error={login && t['login.invalidUsername']()} isRequired>
            <Input type="email" autoComplete="username" {...register('login')} />
          </Field>
          <Field label={t['login.password']()} error={password && t['login.invalidPassword']()} isRequired>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
          <Button type="submit" isWide isLoading={isPending}>
            {t['login.submit']()}
          </Button>
        </form>
      </Card>
    </Page>
  )
}

/** Wrong credentials read differently from a server that is out of reach (KRN-AUTH-04). */
function LoginError() {
  const t = useTexts(accountsTexts)
  const say = useSpeak()
  const error = useUnit($authenticationError)
  if (!error) return null
  const isPassing = error.cause instanceof ApiError && error.cause.isPassing
  return <Notice tone="danger">{isPassing ? say(sentenceOf(error.cause)) : t['login.invalidLogin']()}</Notice>
}
