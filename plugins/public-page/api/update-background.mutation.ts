import { api, multipart, unwrap } from '@kernel'
import { fetchWithProgress, type UploadOptions, useApiMutation } from '@kernel/parts'
import { publicPageTexts } from '../texts'
import { useInvalidateSettings } from './use-invalidate-settings'

const text = publicPageTexts.ref

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
