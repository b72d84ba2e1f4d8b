import {
  $authenticationError,
  authenticationErrorDismissed,
  errorMessage,
  type Failure,
  loginFx,
  outcomeOf,
  type Person,
  useTexts,
  useTranslate,
} from '@kernel'
import { Form, FormField, imageUrl, invalidFields, useForm } from '@kernel/parts'
import { Alert, Avatar, Button, Input, PasswordInput } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { CaptchaField } from '../captcha/captcha-field'
import { type LoginForm as Credentials, loginSchema } from '../model/login-form'
import { registeredAccount } from '../model/registered-account'
import { accountsTexts } from '../texts'

const known = css({ row: true, gap: '3' })
const words = css({ grow: true, overflowWrap: 'anywhere' })
const name = css({ textStyle: 'strong' })
const quiet = css({ textStyle: 'caption', color: 'quiet' })

interface LoginFormProps {
  /** The address in the field. */
  readonly email: string
  /** Whose password alone is asked for. */
  readonly person?: Person
}

export function LoginForm({ email, person }: LoginFormProps) {
  const t = useTexts(accountsTexts)
  const [logIn, isPending, dismissError] = useUnit([loginFx, loginFx.pending, authenticationErrorDismissed])
  const form = useForm(loginSchema, { login: email })

  async function handleSubmit(credentials: Credentials) {
    dismissError()
    // `logIn` stores rejections in the session store, from where `LoginError` shows them.
    await logIn(credentials).then(registeredAccount.clear, () => undefined)
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={stack({ gap: '4' })}>
      <LoginError />
      {person ? (
        <div className={known}>
          <Avatar src={imageUrl(person.pictureUrl)} name={person.name} />
          <p className={words}>
            <span className={name}>{person.name}</span>
            <br />
            <span className={quiet}>{email}</span>
          </p>
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
        </div>
      ) : (
        <FormField of={form} path={['login']} label={t['login.username']()} isRequired>
          {(control, { input }) => <Input type="email" autoComplete="username" {...control} value={input} />}
        </FormField>
      )}
      <FormField of={form} path={['password']} label={t['login.password']()} isRequired>
        {(control, { input }) => <PasswordInput autoComplete="current-password" {...control} value={input} />}
      </FormField>
      <CaptchaField of={form} path={['captcha']} size="compact" />
      <Button type="submit" size="lg" isWide isLoading={isPending}>
        {t['login.submit']()}
      </Button>
    </Form>
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
