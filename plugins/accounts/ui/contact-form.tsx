import { $settings, outcomeOf, useTexts } from '@kernel'
import { Form, FormEnd, FormField, useEditForm } from '@kernel/parts'
import { Alert, Button, Select, sendIcon, Textarea } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { type ContactForm as Contact, contactSchema, contactTypeNames, useSendContact } from '../api/contact'
import { CaptchaField } from '../captcha/captcha-field'
import { accountsTexts } from '../texts'
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
  const isUnsure = outcomeOf(error).isUncertain
  const hasCaptcha = useUnit($settings).captcha.provider !== 'none'
  const kept = hasCaptcha ? 'contact.kept' : 'contact.keptWithoutCaptcha'

  const handleSubmit = (contact: Contact) => save(contact, () => send(contact)).catch(setError)

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
      {error !== undefined && !form.isSubmitting && (
        <Alert tone="danger" title={t[isUnsure ? 'contact.unsure' : 'contact.notSent']()}>
          {t[isUnsure ? 'contact.unsure.text' : kept]()}
        </Alert>
      )}
      <FormEnd>
        <Button type="submit" icon={sendIcon} isLoading={form.isSubmitting}>
          {t['contact.send']()}
        </Button>
      </FormEnd>
    </Form>
  )
}
