import { api, multipart, unwrap } from '@kernel'
import { fetchWithProgress, type UploadOptions, useApiMutation } from '@kernel/parts'
import type { PageChange } from '../model/page-form'
import { publicPageTexts } from '../texts'
import { useInvalidateSettings } from './queries'

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

interface UpdateBackgroundOptions extends UploadOptions {
  readonly file: File
}

/** Replaces the background of the user's page. @throws ApiError, available as `error` of the mutation */
export function useUpdateBackground() {
  const invalidateSettings = useInvalidateSettings()
  return useApiMutation({
    call: ({ file, signal, onProgress }: UpdateBackgroundOptions) =>
      unwrap(
        api.POST('/api/user/updateProfileBackgroundPicture', {
          body: { imageFile: file },
          bodySerializer: multipart,
          fetch: fetchWithProgress(onProgress),
          signal,
        }),
      ),
    isForgotten: true,
    success: text('myPage.background.success'),
    failure: text('myPage.failure'),
    onSuccess: invalidateSettings,
  })
}
