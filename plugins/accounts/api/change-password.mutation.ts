import { ApiError, api, unwrap } from '@kernel'
import { useMutation } from '@tanstack/react-query'
import type { PasswordChange } from '../model/password-form'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref

/** Changes the password; an answer of `false` is a rejection (ACC-PROF-05). @throws ApiError into the mutation */
export const useChangePassword = () =>
  useMutation({
    mutationFn: async ({ currentPassword, newPassword }: PasswordChange) => {
      const answer = await unwrap(
        api.POST('/api/user/changePassword', { body: { currentPassword, newPassword } }),
      )
      if (answer === false) throw new ApiError('invalid', { status: 200, body: answer })
    },
    // Keeps the passwords out of the mutation cache.
    gcTime: 0,
    meta: {
      failure: text('profile.changePassword.failure'),
      success: text('profile.changePassword.update.success'),
    },
  })
