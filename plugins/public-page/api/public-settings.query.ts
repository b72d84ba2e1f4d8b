import { apiQuery } from '@kernel'
import { readPublicSettings } from '../model/page-settings'

/** Query of the settings of a public page, requested without a token. */
export const publicSettingsQuery = (login: string) =>
  apiQuery('/api/user/settingsByLogin/{login}', {
    init: { params: { path: { login } } },
    read: readPublicSettings,
  })
