import { $sessionNumber, api, personChanged, readPersonChanges, unwrap } from '@kernel'
import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { PersonalData } from '../model/personal-data-form'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref

/** Changes name, e-mail and login; the bar follows at once (ACC-PROF-04). @throws ApiError into the mutation */
export function useUpdatePerson() {
  const [ofSession, changePerson] = useUnit([$sessionNumber, personChanged])
  return useMutation({
    mutationFn: (body: PersonalData) => unwrap(api.POST('/api/user/update', { body })),
    meta: { failure: text('profile.personalData.failure'), success: text('profile.personalData.success') },
    onSuccess(answer, sent) {
      // What the server made of it counts more than what was sent.
      changePerson({ ofSession, changes: { ...sent, ...readPersonChanges(answer) } })
    },
  })
}
