import { apiQuery } from '@kernel'
import { readGeneralSettings } from '../model/settings-form'

/**
 * The general settings of the user (ACC-PROF-06). They may contain a private key: not cached after unmount, and
 * `isSecret` excludes them from any persisted cache (decision:nostr-key).
 */
export const settingsQuery = () => ({
  ...apiQuery('/api/user/settings', { read: readGeneralSettings }),
  gcTime: 0,
  meta: { isSecret: true },
})
