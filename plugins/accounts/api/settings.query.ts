import { apiQuery } from '@kernel'
import { readGeneralSettings } from '../model/settings-form'

/**
 * The settings of the signed-in person (ACC-PROF-06). They hold a key that may be private: they are forgotten when
 * nobody looks at them any more, and whatever keeps queries beyond the page must leave them out (decision:nostr-key).
 */
export const settingsQuery = () => ({
  ...apiQuery('/api/user/settings', { read: readGeneralSettings }),
  gcTime: 0,
  meta: { isSecret: true },
})
