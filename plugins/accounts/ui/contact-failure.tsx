import { $settings, outcomeOf, useTexts } from '@kernel'
import { Alert } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { accountsTexts } from '../texts'

export function ContactFailure({ error }: { readonly error: unknown }) {
  const t = useTexts(accountsTexts)
  const hasCaptcha = useUnit($settings).captcha.provider !== 'none'
  if (error === undefined) return null
  const isUnsure = outcomeOf(error).isUncertain
  const kept = hasCaptcha ? 'contact.kept' : 'contact.keptWithoutCaptcha'
  return (
    <Alert tone="danger" title={t[isUnsure ? 'contact.unsure' : 'contact.notSent']()}>
      {t[isUnsure ? 'contact.unsure.text' : kept]()}
    </Alert>
  )
}
