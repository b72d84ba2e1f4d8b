import { $sessionId, api, parsePersonChanges, personChanged, unwrap } from '@kernel'
import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { PersonalData } from '../model/personal-data-form'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref

/**
 * Changes name, e-mail and login; the navigation bar updates immediately (ACC-PROF-04). @throws ApiError into the
 * mutation
 */
export function useUpdatePerson() {
  const [sessionId, changePerson] = useUnit([$sessionId, personChanged])
  return useMutation({
    mutationFn: (body: PersonalData) => unwrap(api.POST('/api/user/update', { body })),
    meta: { failure: text('profile.personalData.failure'), success: text('profile.personalData.success') },
    onSuccess(answer, sent) {
      // The server's version wins over what was sent.
      changePerson({ sessionId, changes: { ...sent, ...parsePersonChanges(answer) } })
    },
  })
}
