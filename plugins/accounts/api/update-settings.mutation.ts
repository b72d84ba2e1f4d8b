import { $sessionId, api, personChanged, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { GeneralSettings } from '../model/settings-form'
import { accountsTexts } from '../texts'
import { settingsQuery } from './settings.query'

const text = accountsTexts.ref

/** Changes the general settings. @throws ApiError, available as `error` of the mutation */
export function useUpdateSettings() {
  const client = useQueryClient()
  const [sessionId, changePerson] = useUnit([$sessionId, personChanged])
  return useApiMutation({
    call: (body: GeneralSettings) => unwrap(api.POST('/api/user/updateSettings', { body })),
    // Keeps a Nostr private key out of the mutation cache (decision:nostr-key).
    isForgotten: true,
    success: text('profile.settings.success'),
    failure: text('profile.settings.failure'),
    onSuccess(_answer, { publicProfile }) {
      changePerson({ sessionId, changes: { publicProfile } })
      return client.invalidateQueries({ queryKey: settingsQuery().queryKey })
    },
  })
}
