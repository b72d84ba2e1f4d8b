import { api, multipart, unwrap } from '@kernel'
import { fetchWithProgress, readLatest, type UploadOptions, useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { type PageChange, toPageChange } from '../model/page-form'
import { publicPageTexts } from '../texts'
import { mySettingsQuery, publicSettingsQuery } from './queries'

const text = publicPageTexts.ref

/** All settings of public pages: the answer to a change may not contain them, and a failed change may be stored. */
const settings = [mySettingsQuery(), { queryKey: publicSettingsQuery('').queryKey.slice(0, 2) }]

/** @throws ApiError, available as `error` of the mutation */
export function useUpdatePage() {
  const client = useQueryClient()
  return useApiMutation({
    async call(edits: Partial<PageChange>) {
      const body = { ...toPageChange(await readLatest(client, mySettingsQuery())), ...edits }
      return unwrap(api.POST('/api/user/updateMyPageSettings', { body }))
    },
    success: text('myPage.success'),
    failure: text('myPage.failure'),
    unknown: text('myPage.unsure'),
    invalidates: settings,
  })
}

interface UpdateBackgroundOptions extends UploadOptions {
  readonly file: File
}

/** @throws ApiError, available as `error` of the mutation */
export const useUpdateBackground = () =>
  useApiMutation({
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
    unknown: text('myPage.background.unsure'),
    invalidates: settings,
  })
