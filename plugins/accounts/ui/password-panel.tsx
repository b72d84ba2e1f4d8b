import { getInput } from '@formisch/react'
import { $session, useTexts } from '@kernel'
import { applyServerErrors, Form, FormEnd, FormField, resetForm, useForm } from '@kernel/parts'
import { Button, checkIcon, Icon, PasswordInput } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { useChangePassword } from '../api/mutations'
import { meetsNewPasswordRule, type PasswordChange, passwordSchema } from '../model/password-form'
import { useLostSecretWarning } from '../model/use-lost-secret-warning'
import { accountsTexts } from '../texts'
import { panelForm, panelRow, separated } from './panel-form.styles'
import { PasswordStrength } from './password-strength'

const rule = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  '&[data-met]': { color: 'success' },
})

export default function PasswordPanel() {
  const t = useTexts(accountsTexts)
  const email = useUnit($session)?.person.email ?? ''
  const form = useForm(passwordSchema)
  // Browsers autofill the current password, so only the new password counts as typed.
  useLostSecretWarning(Boolean(getInput(form).newPassword))
  const changePassword = useChangePassword()
  const { newPassword = '', confirmPassword = '' } = getInput(form)

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
    <Form of={form} onSubmit={handleSubmit} className={panelForm}>
      {/* The hidden field tells password managers which account the passwords belong to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FormField
        of={form}
        path={['currentPassword']}
        label={t['profile.changePassword.current']()}
        isRequired
        className={panelRow}
      >
        {(control, { input }) => (
          <PasswordInput autoComplete="current-password" {...control} value={input ?? ''} />
        )}
      </FormField>
      <FormField
        of={form}
        path={['newPassword']}
        label={t['profile.changePassword.new']()}
        hint={<Rule isMet={meetsNewPasswordRule(newPassword)}>{t['user.register.passwordHint']()}</Rule>}
        isRequired
        className={cx(panelRow, separated)}
      >
        {(control, { input }) => (
          <>
            <PasswordInput autoComplete="new-password" {...control} value={input ?? ''} />
            <PasswordStrength password={newPassword} known={[email]} />
          </>
        )}
      </FormField>
      <FormField
        of={form}
        path={['confirmPassword']}
        label={t['profile.changePassword.confirm']()}
        hint={
          <Rule isMet={confirmPassword !== '' && confirmPassword === newPassword}>
            {t['profile.changePassword.same']()}
          </Rule>
        }
        isRequired
        className={cx(panelRow, separated)}
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

/** A rule of a field, with a tick once the input meets it. The form checks the rules again when it is sent. */
function Rule({ isMet, children }: { readonly isMet: boolean; readonly children: string }) {
  return (
    <span className={rule} data-met={isMet || undefined}>
      {children}
      {/* After the words, which do not move when it appears. */}
      {isMet && <Icon of={checkIcon} size="sm" />}
    </span>
  )
}
