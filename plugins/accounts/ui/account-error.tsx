import { $authenticationError, ApiError, errorMessage, useTexts, useTranslate } from '@kernel'
import { invalidFields } from '@kernel/parts'
import { Alert } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { accountsTexts } from '../texts'

interface AccountErrorProps {
  /** What has not been done. */
  readonly undone: string
}

/** Why an account or a place on the list was refused, in the form that was sent (ACC-REG-09, decision:registration-error). */
export function AccountError({ undone }: AccountErrorProps) {
  const t = useTexts(accountsTexts)
  const say = useTranslate()
  const error = useUnit($authenticationError)
  if (!error) return null
  if (error.cause instanceof ApiError && error.cause.isRetryable)
    return <Alert tone="danger">{say(errorMessage(error.cause))}</Alert>
  const isCaptcha = invalidFields(error.cause).includes('captcha')
  return (
    <Alert tone="danger" title={t['user.register.invalidData']()}>
      {isCaptcha ? t['login.invalidCaptcha']() : undone}
    </Alert>
  )
}
