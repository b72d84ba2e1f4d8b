import { apiQuery } from '@kernel'
import { readGeneralSettings } from '../model/settings-form'

/**
 * Because they may contain a Nostr private key, they are not cached after unmount, and `isSecret` keeps them
 * out of any persisted cache (decision:nostr-key).
 */
export const settingsQuery = () => ({
  ...apiQuery('/api/user/settings', { read: readGeneralSettings, variant: 'general' }),
  gcTime: 0,
  meta: { isSecret: true },
})
