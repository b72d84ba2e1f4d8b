import { $authenticationError, errorMessage, outcomeOf, useTexts, useTranslate } from '@kernel'
import { invalidFields } from '@kernel/parts'
import { Alert } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { accountsTexts } from '../texts'

interface AccountErrorProps {
  /** Sentence that says what did not happen, such as that no account was created. */
  readonly undone: string
  /** Sentence that says what may have happened when the server did not say. */
  readonly unsure: string
}

/** Shows why a registration or waiting list entry failed (decision:registration-error). */
export function AccountError({ undone, unsure }: AccountErrorProps) {
  const t = useTexts(accountsTexts)
  const translate = useTranslate()
  const error = useUnit($authenticationError)
  if (!error) return null
  const { isUncertain, reason } = outcomeOf(error.cause)
  // Only these two are about what was typed.
  if (reason !== 'invalid' && reason !== 'conflict')
    return (
      <Alert tone="danger" title={isUncertain ? unsure : undone}>
        {translate(errorMessage(error.cause))}
      </Alert>
    )
  const isCaptcha = invalidFields(error.cause).includes('captcha')
  return (
    <Alert tone="danger" title={t['user.register.invalidData']()}>
      {isCaptcha ? t['login.invalidCaptcha']() : `${undone} ${t['user.register.invalidDataText']()}`}
    </Alert>
  )
}
