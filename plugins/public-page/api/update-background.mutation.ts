import { api, multipart, type PictureSending, unwrap, uploading } from '@kernel'
import { useMutation } from '@tanstack/react-query'
import { publicPageTexts } from '../texts'
import { useSettingsRenewal } from './use-settings-renewal'

const text = publicPageTexts.ref

interface NewBackground extends PictureSending {
  readonly file: File
}

/** Replaces the background of one's public page (PUB-SET-01). @throws ApiError into the mutation */
export function useUpdateBackground() {
  const renew = useSettingsRenewal()
  return useMutation({
    mutationFn: ({ file, signal, onProgress }: NewBackground) =>
      unwrap(
        api.POST('/api/user/updateProfileBackgroundPicture', {
          body: { imageFile: file },
          bodySerializer: multipart,
          fetch: uploading(onProgress),
          signal,
        }),
      ),
    gcTime: 0,
    meta: { failure: text('myPage.failure'), success: text('myPage.background.success') },
    onSuccess: renew,
  })
}
