import { ApiError, api, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import type { PasswordChange } from '../model/password-form'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref

/**
 * Changes the password; an answer of `false` is a rejection (ACC-PROF-05).
 *
 * @throws ApiError as the error of the mutation
 */
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
  })
