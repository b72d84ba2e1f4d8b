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
import { panelPairs, wholeLine } from './panel-form.styles'
import { PasswordStrength } from './password-strength'

/** As wide as the fields below it. */
const half = css({ lg: { w: '[calc((100% - {spacing.4}) / 2)]' } })
const repeated = css({ display: 'grid', gap: '4', gridTemplateColumns: '[minmax(0, 1fr)]' })
const rule = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  // The place of the tick is kept, so that the words do not move when it appears.
  '& > svg': { rounded: 'full', borderWidth: '1px', borderColor: 'edge', color: 'transparent' },
  '&[data-met]': { color: 'success', '& > svg': { borderColor: 'success', color: 'success' } },
})

/** Profile panel that changes the password. */
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
    <Form of={form} onSubmit={handleSubmit} className={panelPairs}>
      {/* The hidden field tells password managers which account the passwords belong to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FormField
        of={form}
        path={['currentPassword']}
        label={t['profile.changePassword.current']()}
        isRequired
        className={cx(wholeLine, half)}
      >
        {(control, { input }) => (
          <PasswordInput autoComplete="current-password" {...control} value={input ?? ''} />
        )}
      </FormField>
      <div className={repeated}>
        <FormField
          of={form}
          path={['newPassword']}
          label={t['profile.changePassword.new']()}
          hint={<Rule isMet={meetsNewPasswordRule(newPassword)}>{t['user.register.passwordHint']()}</Rule>}
          isRequired
        >
          {(control, { input }) => (
            <PasswordInput autoComplete="new-password" {...control} value={input ?? ''} />
          )}
        </FormField>
        <PasswordStrength password={newPassword} known={[email]} />
      </div>
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
      >
        {(control, { input }) => (
          <PasswordInput autoComplete="new-password" {...control} value={input ?? ''} />
        )}
      </FormField>
      <FormEnd className={wholeLine}>
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
      <Icon of={checkIcon} size="sm" />
      {children}
    </span>
  )
}
