import { getInput } from '@formisch/react'
import { asRecord, authenticationErrorDismissed, useTexts } from '@kernel'
import { $isFirstScreenReady, Form, FormField, Slot, useEditForm, useFormHandlers } from '@kernel/parts'
import { Button, Input, PasswordInput } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { useRegister } from '../api/registration'
import { CaptchaField } from '../captcha/captcha-field'
import { type RegisteredAccount, registrationFields } from '../contract'
import { registeredAccount } from '../model/registered-account'
import { type RegistrationForm as Registration, registrationSchema } from '../model/registration'
import { createTakenValues } from '../model/taken-values'
import { accountsTexts } from '../texts'
import { AccountError } from './account-error'
import { PasswordStrength } from './password-strength'
import { UniqueField } from './unique-field'

interface RegistrationFormProps {
  readonly referralId: string | null
  readonly cancel: ReactNode
}

const actions = css({ display: 'grid', gap: '2', mt: '1' })
/** Side by side where there is room, so that the whole form fits into the window. */
const pair = css({
  display: 'grid',
  gap: { base: '3', md: '4' },
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
})
/** Close together on phones, where the button is within the first window. */
const fields = stack({ gap: { base: '3', md: '4' } })

const rejected = accountsTexts.ref('user.register.refusedField')

/** A rejection keeps all fields; a reload only name, username and e-mail. */
export function RegistrationForm({ referralId, cancel }: RegistrationFormProps) {
  const t = useTexts(accountsTexts)
  const [taken] = useState(createTakenValues)
  const isReady = useUnit($isFirstScreenReady)
  // Only the link that changes the address brings back what was typed: the next person of a shared tab begins anew.
  const isAgain = asRecord(useLocation().state).isAgain === true && isReady
  const { form, save } = useEditForm(registrationSchema(taken), {
    id: 'accounts/registration',
    base: isAgain ? registeredAccount.load() : { name: '', login: '', email: '' },
    refused: { name: rejected, login: rejected, email: rejected, password: rejected },
    isForVisitors: true,
  })
  const handlers = useFormHandlers<RegisteredAccount>()
  const register = useRegister(referralId, handlers.notifySaved)
  const dismissError = useUnit(authenticationErrorDismissed)

  // Registration errors of an earlier attempt must not show on the next visit.
  useEffect(() => () => dismissError(), [dismissError])

  const { name, login, email, password } = getInput(form)

  async function handleSubmit(registration: Registration) {
    dismissError()
    if (!(await handlers.canSubmit())) return false
    // The screen shows the failure.
    await save(registration, () => register(registration)).catch(() => undefined)
    return true
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={fields}>
      <AccountError undone={t['user.register.undone']()} unsure={t['user.register.unsure']()} />
      <FormField of={form} path={['name']} label={t['user.register.name']()} isRequired>
        {(control, { input }) => <Input autoComplete="name" {...control} value={input} />}
      </FormField>
      <UniqueField
        of={form}
        path={['login']}
        kind="login"
        taken={taken}
        label={t['user.register.login']()}
        hint={t['user.register.loginHint']()}
        isRequired
      />
      <UniqueField
        of={form}
        path={['email']}
        kind="email"
        taken={taken}
        label={t['user.register.email']()}
        hint={t['user.register.emailHint']()}
        isRequired
      />
      <div className={pair}>
        <FormField
          of={form}
          path={['password']}
          label={t['user.register.password']()}
          hint={t['user.register.passwordHint']()}
          isRequired
        >
          {(control, { input }) => (
            <>
              <PasswordInput autoComplete="new-password" {...control} value={input} />
              <PasswordStrength password={password ?? ''} known={[name ?? '', login ?? '', email ?? '']} />
            </>
          )}
        </FormField>
        <FormField
          of={form}
          path={['confirmPassword']}
          label={t['user.register.confirmPassword']()}
          isRequired
        >
          {(control, { input }) => <PasswordInput autoComplete="new-password" {...control} value={input} />}
        </FormField>
      </div>
      <Slot of={registrationFields} props={{ register: handlers.register }} />
      <CaptchaField of={form} path={['captcha']} />
      <div className={actions}>
        <Button type="submit" size="lg" isWide isLoading={form.isSubmitting}>
          {t['user.register.title']()}
        </Button>
        {cancel}
      </div>
    </Form>
  )
}
