import { message } from '@kernel'
import * as v from 'valibot'
import { accountsTexts } from '../texts'
import { passwordRule } from './rules'

const text = accountsTexts.ref
const password = passwordRule(message(text('profile.changePassword.invalidPassword')))

/** What a change of the password asks for (ACC-PROF-05). */
export const passwordSchema = v.pipe(
  v.object({ currentPassword: password, newPassword: password, confirmPassword: password }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      message(text('user.register.passwordDoesNotMatch')),
    ),
    ['confirmPassword'],
  ),
)

export type PasswordChange = v.InferOutput<typeof passwordSchema>
