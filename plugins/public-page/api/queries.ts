import { apiQuery } from '@kernel'
import { readMySettings, readPublicSettings } from '../model/page-settings'

/**
 * Because the answer may contain a Nostr private key, it is not cached after unmount, and `isSecret` keeps it
 * out of any persisted cache (decision:nostr-key).
 */
export const mySettingsQuery = () => ({
  ...apiQuery('/api/user/settings', { read: readMySettings, variant: 'page' }),
  gcTime: 0,
  meta: { isSecret: true },
})

/** Requested without a token. */
export const publicSettingsQuery = (login: string) =>
  apiQuery('/api/user/settingsByLogin/{login}', {
    init: { params: { path: { login } } },
    read: readPublicSettings,
  })
