import { $sessionId, api, parsePersonChanges, personChanged, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useUnit } from 'effector-react'
import type { PersonalData } from '../model/personal-data-form'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref

/**
 * Changes name, e-mail address and username, and then updates them in the session.
 *
 * @throws ApiError, available as `error` of the mutation
 */
export function useUpdatePerson() {
  const [sessionId, changePerson] = useUnit([$sessionId, personChanged])
  return useApiMutation({
    call: (body: PersonalData) => unwrap(api.POST('/api/user/update', { body })),
    success: text('profile.personalData.success'),
    failure: text('profile.personalData.failure'),
    onSuccess(answer, sent) {
      // Values in the server's answer take precedence over the submitted ones.
      changePerson({ sessionId, changes: { ...sent, ...parsePersonChanges(answer) } })
    },
  })
}
