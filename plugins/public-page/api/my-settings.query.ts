import { apiQuery } from '@kernel'
import { readMySettings } from '../model/page-settings'

/**
 * The set-up of one's own public page (PUB-SET-01). The answer holds a key that may be private: it is forgotten when
 * nobody looks at it any more, and whatever keeps queries beyond the page must leave it out (decision:nostr-key).
 */
export const mySettingsQuery = () => ({
  ...apiQuery('/api/user/settings', { read: readMySettings }),
  gcTime: 0,
  meta: { isSecret: true },
})
