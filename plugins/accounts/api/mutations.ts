import {
  $session,
  $sessionId,
  ApiError,
  api,
  multipart,
  parsePersonChanges,
  personChanged,
  type Session,
  unwrap,
} from '@kernel'
import { fetchWithProgress, type UploadOptions, useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import type { PasswordChange } from '../model/password-form'
import type { PersonalData } from '../model/personal-data-form'
import type { GeneralSettings } from '../model/settings-form'
import { shareChangeFx } from '../model/shared-person'
import { accountsTexts } from '../texts'
import { settingsQuery } from './queries'

const text = accountsTexts.ref

/**
 * Changes name, e-mail address and username, and then updates them in the session, also in other tabs.
 *
 * @throws ApiError, available as `error` of the mutation
 */
export function useUpdatePerson() {
  const [sessionId, changePerson, shareChange] = useUnit([$sessionId, personChanged, shareChangeFx])
  return useApiMutation({
    call: (body: PersonalData) => unwrap(api.POST('/api/user/update', { body })),
    success: text('profile.personalData.success'),
    failure: text('profile.personalData.failure'),
    onSuccess(answer, sent) {
      // Values in the server's answer take precedence over the submitted ones.
      const change = { sessionId, changes: { ...sent, ...parsePersonChanges(answer) } }
      void shareChange(change)
      changePerson(change)
    },
  })
}

/** Changes the password. The server rejects it with an error or with the answer `false`. */
export const useChangePassword = () =>
  useApiMutation({
    call: async ({ currentPassword, newPassword }: PasswordChange) => {
      const answer = await unwrap(
        api.POST('/api/user/changePassword', { body: { currentPassword, newPassword } }),
      )
      if (answer === false) throw new ApiError('invalid', { status: 200, body: answer })
    },
    // Keeps the passwords out of the mutation cache.
    isForgotten: true,
    success: text('profile.changePassword.update.success'),
    failure: text('profile.changePassword.failure'),
    unknown: text('profile.changePassword.unsure'),
  })

interface UpdatePictureOptions extends UploadOptions {
  readonly file: File
}

/**
 * Replaces the profile picture, and then updates it in the session. A picture that the server stored although the upload
 * failed or was stopped is updated, too.
 *
 * @throws ApiError, available as `error` of the mutation
 */
export function useUpdatePicture() {
  const [session, sessionId, changePerson] = useUnit([$session, $sessionId, personChanged])
  const uploads = useRef(0)
  async function readAgain() {
    const upload = uploads.current
    const pictureUrl = session && (await fetchNewPictureUrl(undefined, session))
    if (pictureUrl && upload === uploads.current) changePerson({ sessionId, changes: { pictureUrl } })
  }
  return useApiMutation({
    call: ({ file, signal, onProgress }: UpdatePictureOptions) =>
      unwrap(
        api.POST('/api/user/updatePicture', {
          body: { imageFile: file },
          bodySerializer: multipart,
          fetch: fetchWithProgress(onProgress),
          signal,
        }),
      ),
    isForgotten: true,
    onMutate() {
      uploads.current += 1
    },
    success: text('profile.picture.success'),
    failure: text('profile.picture.failure'),
    async onSuccess(answer, { file }) {
      if (!session) return
      // When the server reuses the file name, the browser would show its cached image: show the sent file instead.
      const pictureUrl = (await fetchNewPictureUrl(answer, session)) ?? (await dataUrlOf(file))
      changePerson({ sessionId, changes: { pictureUrl } })
    },
    // Nothing waits for the answer: the error is shown at once.
    onError: () => void readAgain(),
  })
}

/** Whether the profile picture is a data URL of an uploaded file. */
const isLocalCopy = (pictureUrl: string) => pictureUrl.startsWith('data:')

/** Reads a file as a data URL, which needs no revoking, unlike an object URL. */
const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/**
 * Returns the URL of the uploaded picture if it is another than before. After a picture was shown as a local copy, the
 * server's last URL is unknown, so none counts as another.
 */
async function fetchNewPictureUrl(answer: unknown, session: Session): Promise<string | undefined> {
  const before = session.person.pictureUrl
  const pictureUrl = await fetchPictureUrl(answer, session)
  return pictureUrl && pictureUrl !== before && !isLocalCopy(before) ? pictureUrl : undefined
}

/** Returns the URL of the uploaded picture; when the answer has none, requests the person again. */
async function fetchPictureUrl(answer: unknown, { person }: Session): Promise<string | undefined> {
  const answered = parsePersonChanges(answer).pictureUrl
  if (answered || person.id === undefined) return answered
  const call = api.GET('/api/user/{id}', { params: { path: { id: person.id } } })
  // Ignore a failed request for the person: the upload itself succeeded.
  return parsePersonChanges(await unwrap(call).catch(() => undefined)).pictureUrl
}

/** Changes the general settings. @throws ApiError, available as `error` of the mutation */
export function useUpdateSettings() {
  const client = useQueryClient()
  const [sessionId, changePerson] = useUnit([$sessionId, personChanged])
  return useApiMutation({
    call: (body: GeneralSettings) => unwrap(api.POST('/api/user/updateSettings', { body })),
    // Keeps a Nostr private key out of the mutation cache (decision:nostr-key).
    isForgotten: true,
    success: text('profile.settings.success'),
    failure: text('profile.settings.failure'),
    onSuccess(_answer, { publicProfile }) {
      changePerson({ sessionId, changes: { publicProfile } })
      // The form need not wait for the read. Other plugins read more of the same answer, under keys of their own.
      void client.invalidateQueries({ queryKey: settingsQuery().queryKey.slice(0, 2) })
    },
  })
}
