import { apiQuery } from '@kernel'
import { readGeneralSettings } from '../model/settings-form'

/**
 * The general settings of the user (ACC-PROF-06). They may contain a Nostr private key: the query is not cached after
 * unmount, and `isSecret` excludes it from any persisted cache (decision:nostr-key).
 */
export const settingsQuery = () => ({
  ...apiQuery('/api/user/settings', { read: readGeneralSettings, variant: 'general' }),
  gcTime: 0,
  meta: { isSecret: true },
})
