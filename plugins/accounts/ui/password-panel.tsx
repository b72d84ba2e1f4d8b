import { getInput } from '@formisch/react'
import { $session, useTexts } from '@kernel'
import { applyServerErrors, Form, FormEnd, FormField, resetForm, useForm } from '@kernel/parts'
import { Button, PasswordInput } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useChangePassword } from '../api/profile.mutations'
import { type PasswordChange, passwordSchema } from '../model/password-form'
import { useLostSecretWarning } from '../model/use-lost-secret-warning'
import { accountsTexts } from '../texts'
import { panelForm } from './panel-form.styles'
import { PasswordStrength } from './password-strength'

/** Profile panel that changes the password. */
export default function PasswordPanel() {
  const t = useTexts(accountsTexts)
  const email = useUnit($session)?.person.email ?? ''
  const form = useForm(passwordSchema)
  // Browsers autofill the current password, so only the new password counts as typed.
  useLostSecretWarning(Boolean(getInput(form).newPassword))
  const changePassword = useChangePassword()

  async function handleSubmit(passwords: PasswordChange) {
    try {
      await changePassword.mutateAsync(passwords)
      resetForm(form)
    } catch (error) {
      applyServerErrors(form, error, {
        currentPassword: accountsTexts.ref('profile.changePassword.wrongPassword'),
        newPassword: accountsTexts.ref('profile.refused'),
      })
    }
  }

  return (
    <Form of={form} onSubmit={handleSubmit} data-short="" className={panelForm}>
      {/* The hidden field tells password managers which account the passwords belong to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FormField
        of={form}
        path={['currentPassword']}
        label={t['profile.changePassword.current']()}
        isRequired
      >
        {(control, { input }) => (
          <PasswordInput autoComplete="current-password" {...control} value={input ?? ''} />
        )}
      </FormField>
      <FormField
        of={form}
        path={['newPassword']}
        label={t['profile.changePassword.new']()}
        hint={t['user.register.passwordHint']()}
        isRequired
      >
        {(control, { input }) => (
          <PasswordInput autoComplete="new-password" {...control} value={input ?? ''} />
        )}
      </FormField>
      <PasswordStrength password={getInput(form).newPassword ?? ''} known={[email]} />
      <FormField
        of={form}
        path={['confirmPassword']}
        label={t['profile.changePassword.confirm']()}
        isRequired
      >
        {(control, { input }) => (
          <PasswordInput autoComplete="new-password" {...control} value={input ?? ''} />
        )}
      </FormField>
      <FormEnd>
        <Button type="submit" isLoading={changePassword.isPending}>
          {t['profile.changePassword.submit']()}
        </Button>
      </FormEnd>
    </Form>
  )
}
