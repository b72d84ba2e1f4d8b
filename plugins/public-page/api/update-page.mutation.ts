import { api, unwrap } from '@kernel'
import { useMutation } from '@tanstack/react-query'
import type { PageChange } from '../model/page-form'
import { publicPageTexts } from '../texts'
import { useInvalidateSettings } from './use-invalidate-settings'

const text = publicPageTexts.ref

/** Changes the settings of the user's page (PUB-SET-01). @throws ApiError into the mutation */
export function useUpdatePage() {
  const invalidateSettings = useInvalidateSettings()
  return useMutation({
    mutationFn: (body: PageChange) => unwrap(api.POST('/api/user/updateMyPageSettings', { body })),
    meta: { failure: text('myPage.failure'), success: text('myPage.success') },
    onSuccess: invalidateSettings,
  })
}
