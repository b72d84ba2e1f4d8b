import { api, multipart, unwrap } from '@kernel'
import { fetchWithProgress, type UploadOptions } from '@kernel/parts'
import { useMutation } from '@tanstack/react-query'
import { publicPageTexts } from '../texts'
import { useInvalidateSettings } from './use-invalidate-settings'

const text = publicPageTexts.ref

interface UpdateBackgroundOptions extends UploadOptions {
  readonly file: File
}

/** Replaces the background image of the user's page (PUB-SET-01). @throws ApiError into the mutation */
export function useUpdateBackground() {
  const invalidateSettings = useInvalidateSettings()
  return useMutation({
    mutationFn: ({ file, signal, onProgress }: UpdateBackgroundOptions) =>
      unwrap(
        api.POST('/api/user/updateProfileBackgroundPicture', {
          body: { imageFile: file },
          bodySerializer: multipart,
          fetch: fetchWithProgress(onProgress),
          signal,
        }),
      ),
    gcTime: 0,
    meta: { failure: text('myPage.failure'), success: text('myPage.background.success') },
    onSuccess: invalidateSettings,
  })
}
