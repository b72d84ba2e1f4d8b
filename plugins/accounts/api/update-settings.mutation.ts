import { $sessionId, api, personChanged, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { GeneralSettings } from '../model/settings-form'
import { accountsTexts } from '../texts'
import { settingsQuery } from './settings.query'

const text = accountsTexts.ref

/** Changes the general settings (ACC-PROF-06). @throws ApiError into the mutation */
export function useUpdateSettings() {
  const client = useQueryClient()
  const [sessionId, changePerson] = useUnit([$sessionId, personChanged])
  return useMutation({
    mutationFn: (body: GeneralSettings) => unwrap(api.POST('/api/user/updateSettings', { body })),
    // Keeps a private key out of the mutation cache (decision:nostr-key).
    gcTime: 0,
    meta: { failure: text('profile.settings.failure'), success: text('profile.settings.success') },
    onSuccess(_answer, { publicProfile }) {
      changePerson({ sessionId, changes: { publicProfile } })
      return client.invalidateQueries({ queryKey: settingsQuery().queryKey })
    },
  })
}
