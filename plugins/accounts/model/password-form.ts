import { encodeMessage } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'
import { newPasswordRule, passwordRule } from './rules'

const text = accountsTexts.ref
const invalid = encodeMessage(text('profile.changePassword.invalidPassword'))

export const passwordSchema = v.pipe(
  v.object({
    currentPassword: passwordRule(invalid),
    newPassword: newPasswordRule(invalid),
    confirmPassword: newPasswordRule(invalid),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      encodeMessage(text('user.register.passwordDoesNotMatch')),
    ),
    ['confirmPassword'],
  ),
)

export const meetsNewPasswordRule = (password: string) => v.is(newPasswordRule(invalid), password)

export type PasswordChange = v.InferOutput<typeof passwordSchema>
