import { myPageRoute, navigate, toastShown, useTexts } from '@kernel'
import { createStaleCheck, Form, FormEnd, FormField, useEditForm } from '@kernel/parts'
import { Button, Select, sendIcon, Textarea } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { type ContactForm as Contact, contactSchema, contactTypeNames, useSendContact } from '../api/contact'
import { CaptchaField } from '../captcha/captcha-field'
import { accountsTexts } from '../texts'
import { ContactFailure } from './contact-failure'
import { panelForm } from './panel-form.styles'

/**
 * The contact form. Its subject and message survive a failure and the end of the session
 * (decision:session-expiry-warning).
 */
export function ContactForm() {
  const t = useTexts(accountsTexts)
  const { form, save } = useEditForm(contactSchema, {
    id: 'accounts/contact',
    base: { type: 'inquiry', content: '' },
  })
  const send = useSendContact()
  const [error, setError] = useState<unknown>()
  const [go, showToast] = useUnit([navigate, toastShown])

  async function handleSubmit(contact: Contact) {
    const isCurrent = createStaleCheck()
    try {
      await save(contact, () => send(contact))
    } catch (failure) {
      return setError(failure)
    }
    showToast({ kind: 'success', text: accountsTexts.ref('contact.sent') })
    if (isCurrent()) go({ to: myPageRoute })
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={panelForm}>
      <FormField of={form} path={['type']} label={t['contact.type']()} isRequired>
        {(control, { input }) => (
          <Select {...control} value={input}>
            {contactTypeNames.map((name) => (
              <option key={name} value={name}>
                {t[`contact.type.${name}`]()}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField
        of={form}
        path={['content']}
        label={t['contact.message']()}
        hint={t['contact.messageHint']()}
        isRequired
      >
        {(control, { input }) => <Textarea rows={6} isGrowing {...control} value={input} />}
      </FormField>
      <CaptchaField of={form} path={['captcha']} />
      {!form.isSubmitting && <ContactFailure error={error} />}
      <FormEnd>
        <Button type="submit" icon={sendIcon} isLoading={form.isSubmitting}>
          {t['contact.send']()}
        </Button>
      </FormEnd>
    </Form>
  )
}
