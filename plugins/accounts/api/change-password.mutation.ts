import { ApiError, api, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import type { PasswordChange } from '../model/password-form'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref

/** Changes the password. The server rejects it with an error or with the answer `false`. */
export const useChangePassword = () =>
  useApiMutation({
    call: async ({ currentPassword, newPassword }: PasswordChange) => {
      const answer = await unwrap(
        api.POST('/api/user/changePassword', { body: { currentPassword, newPassword } }),
      )
      if (answer === false) throw new ApiError('invalid', { status: 200, body: answer })
    },
    // Keeps the passwords out of the mutation cache.
    isForgotten: true,
    success: text('profile.changePassword.update.success'),
    failure: text('profile.changePassword.failure'),
    unknown: text('profile.changePassword.unsure'),
  })
