import {
  $authenticationError,
  ApiError,
  Notice,
  refusedFields,
  sentenceOf,
  useSpeak,
  useTexts,
} from '@kernel'
import { useUnit } from 'effector-react'
import { accountsTexts } from '../texts'

interface AccountErrorProps {
  /** What has not been done. */
  readonly undone: string
}

/** Why an account or a place on the list was refused, in the form that was sent (ACC-REG-09, decision 27). */
export function AccountError({ undone }: AccountErrorProps) {
  const t = useTexts(accountsTexts)
  const say = useSpeak()
  const error = useUnit($authenticationError)
  if (!error) return null
  if (error.cause instanceof ApiError && error.cause.isPassing)
    return <Notice tone="danger">{say(sentenceOf(error.cause))}</Notice>
  const isCaptcha = refusedFields(error.cause).includes('captcha')
  return (
    <Notice tone="danger" title={t['user.register.invalidData']()}>
      {isCaptcha ? t['login.invalidCaptcha']() : undone}
    </Notice>
  )
}
