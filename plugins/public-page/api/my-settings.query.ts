import { apiQuery } from '@kernel'
import { readMySettings } from '../model/page-settings'

/**
 * The user's own page settings (PUB-SET-01). The answer may contain a private key: not cached after unmount, and
 * `isSecret` excludes it from any persisted cache (decision:nostr-key).
 */
export const mySettingsQuery = () => ({
  ...apiQuery('/api/user/settings', { read: readMySettings }),
  gcTime: 0,
  meta: { isSecret: true },
})
