import { publicSettings, settingsView, updatePageSettings } from '../domain/profile'
import { storeUpload } from '../domain/uploads'
import { member, open } from './operation'

/** Operations of the public page at `/@username`. */
export const publicPageHandlers = [
  open('getSettingsByLogin', 'GET /api/user/settingsByLogin/{login}', ({ world, path }) =>
    publicSettings(world, path.login),
  ),
  member('updateMyPageSettings', 'POST /api/user/updateMyPageSettings', ({ viewer, body }) =>
    updatePageSettings(viewer, body),
  ),
  member(
    'updateProfileBackgroundPicture',
    'POST /api/user/updateProfileBackgroundPicture',
    async ({ world, viewer, body }) => {
      viewer.settings.profileBackgroundImage = await storeUpload(world, body)
      return settingsView(viewer)
    },
  ),
]
