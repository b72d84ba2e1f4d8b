import { api, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import type { PageChange } from '../model/page-form'
import { publicPageTexts } from '../texts'
import { useInvalidateSettings } from './use-invalidate-settings'

const text = publicPageTexts.ref

/** Changes the settings of the user's page. @throws ApiError, available as `error` of the mutation */
export function useUpdatePage() {
  const invalidateSettings = useInvalidateSettings()
  return useApiMutation({
    call: (body: PageChange) => unwrap(api.POST('/api/user/updateMyPageSettings', { body })),
    success: text('myPage.success'),
    failure: text('myPage.failure'),
    onSuccess: invalidateSettings,
  })
}
