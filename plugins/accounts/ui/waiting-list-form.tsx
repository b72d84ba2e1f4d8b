import { authenticationErrorDismissed, useTexts } from '@kernel'
import { Form, FormField, useForm } from '@kernel/parts'
import { Button, Input } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { stack } from 'styled-system/patterns'
import { useJoinWaitingList } from '../api/registration'
import { CaptchaField } from '../captcha/captcha-field'
import { type WaitingListForm as Entry, waitingListSchema } from '../model/registration'
import { accountsTexts } from '../texts'
import { AccountError } from './account-error'

/** The waiting list form with name and e-mail; a rejection keeps both. */
export function WaitingListForm() {
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
