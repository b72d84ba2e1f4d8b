import { $settings, authenticationErrorDismissed, useTexts } from '@kernel'
import { Form, FormField, useForm } from '@kernel/parts'
import { Button, Input } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { stack } from 'styled-system/patterns'
import { useJoinWaitingList } from '../api/registration'
import { CaptchaField } from '../captcha/captcha-field'
import { type WaitingListForm as Entry, isRegistrationOpen, waitingListSchema } from '../model/registration'
import { useResetSession } from '../model/use-reset-session'
import { accountsTexts } from '../texts'
import { AccountError } from '../ui/account-error'
import { LoginLink } from '../ui/account-link'
import { AccountScreen } from '../ui/account-screen'
import { HelpLink } from '../ui/help-link'
import { RegistrationScreen } from '../ui/registration-screen'

/** The waiting list form with name and e-mail; a rejection keeps both. */
function WaitingListForm() {
  const t = useTexts(accountsTexts)
  const form = useForm(waitingListSchema)
  const join = useJoinWaitingList()
  const dismissError = useUnit(authenticationErrorDismissed)

  useEffect(() => () => dismissError(), [dismissError])

  async function handleSubmit(entry: Entry) {
    dismissError()
    await join(entry)
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={stack({ gap: '4' })}>
      <AccountError undone={t['waitingList.error.message']()} unsure={t['waitingList.unsure']()} />
      <FormField of={form} path={['name']} label={t['user.register.name']()} isRequired>
        {(control, { input }) => <Input autoComplete="name" {...control} value={input} />}
      </FormField>
      <FormField of={form} path={['email']} label={t['user.register.email']()} isRequired>
        {(control, { input }) => <Input type="email" autoComplete="email" {...control} value={input} />}
      </FormField>
      <CaptchaField of={form} path={['captcha']} />
      <Button type="submit" size="lg" isWide isLoading={form.isSubmitting}>
        {t['waitingList.submit']()}
      </Button>
    </Form>
  )
}

function WaitingListScreen() {
  const t = useTexts(accountsTexts)
  return (
    <AccountScreen
      title={t['waitingList.title']()}
      lead={t['waitingList.intro']()}
      isPictureKept
      links={
        <>
          <p>{t['waitingList.what']()}</p>
          <p>{t['waitingList.order']()}</p>
          <p>{t['waitingList.privacy']()}</p>
          <p>
            <LoginLink />
          </p>
          <HelpLink />
        </>
      }
    >
      <WaitingListForm />
    </AccountScreen>
  )
}

export default function Register() {
  useResetSession()
  return isRegistrationOpen(useUnit($settings)) ? <RegistrationScreen /> : <WaitingListScreen />
}
