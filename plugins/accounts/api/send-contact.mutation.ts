import { ApiError, api, goTo, myPageRoute, readFlag, unwrap } from '@kernel'
import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ContactForm, contactTypes } from '../model/contact-form'
import { accountsTexts } from '../texts'

/** Writes to the operator; an answer that is not a plain yes is a failure (ACC-CONT-02). */
export function useSendContact() {
  const go = useUnit(goTo)

  return useMutation({
    async mutationFn({ type, content, captcha }: ContactForm) {
      const body = { contactType: contactTypes[type], content, captcha }
      const answer: unknown = await unwrap(api.POST('/api/Contact/Create', { body }))
      if (!readFlag(answer)) throw new ApiError(answer === false ? 'invalid' : 'malformed', { body: answer })
    },
    meta: {
      success: accountsTexts.ref('contact.sent'),
      failure: accountsTexts.ref('contact.errorSendingContact'),
    },
    onSuccess: () => go({ to: myPageRoute }),
  })
}
