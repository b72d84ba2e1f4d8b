import { apiQuery } from '@kernel'
import { readPublicSettings } from '../model/page-settings'

/** The set-up of somebody's public page, asked for without a token (PUB-PAGE-01). */
export const publicSettingsQuery = (login: string) =>
  apiQuery('/api/user/settingsByLogin/{login}', {
    init: { params: { path: { login } } },
    read: readPublicSettings,
  })
