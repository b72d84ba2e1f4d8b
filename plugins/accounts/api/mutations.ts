import {
  $session,
  $sessionId,
  ApiError,
  api,
  multipart,
  type Person,
  parsePersonChanges,
  personChanged,
  type Session,
  unwrap,
} from '@kernel'
import { fetchWithProgress, readLatest, type UploadOptions, useApiMutation } from '@kernel/parts'
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
  const [session, sessionId, changePerson, shareChange] = useUnit([
    $session,
    $sessionId,
    personChanged,
    shareChangeFx,
  ])
  return useApiMutation({
    async call(edits: Partial<PersonalData>) {
      // The call replaces all three, of which another device may have changed one.
      if (!session) throw new ApiError('signedOut')
      const { name, email, login } = { ...session.person, ...(await fetchPerson(session)), ...edits }
      const answer = await unwrap(api.POST('/api/user/update', { body: { name, email, login } }))
      return { name, email, login, ...parsePersonChanges(answer) }
    },
    success: text('profile.personalData.success'),
    failure: text('profile.personalData.failure'),
    unknown: text('profile.personalData.unsure'),
    onSuccess(changes) {
      const change = { sessionId, changes }
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
    call({ file, signal, onProgress }: UpdatePictureOptions) {
      uploads.current += 1
      return unwrap(
        api.POST('/api/user/updatePicture', {
          body: { imageFile: file },
          bodySerializer: multipart,
          fetch: fetchWithProgress(onProgress),
          signal,
        }),
      )
    },
    isForgotten: true,
    success: text('profile.picture.success'),
    failure: text('profile.picture.failure'),
    unknown: text('profile.picture.unsure'),
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
async function fetchPictureUrl(answer: unknown, session: Session): Promise<string | undefined> {
  return parsePersonChanges(answer).pictureUrl || (await fetchPerson(session)).pictureUrl
}

/** Reads the user again, as far as others see them; nothing if that fails, because more important calls depend on it. */
async function fetchPerson({ person }: Session): Promise<Partial<Person>> {
  if (person.id === undefined) return {}
  const call = api.GET('/api/user/{id}', { params: { path: { id: person.id } } })
  return parsePersonChanges(await unwrap(call).catch(() => undefined))
}

export function useUpdateSettings(defaultLimit: number) {
  const client = useQueryClient()
  const [sessionId, changePerson] = useUnit([$sessionId, personChanged])
  return useApiMutation({
    async call(edits: Partial<GeneralSettings>) {
      const latest = await readLatest(client, settingsQuery())
      const body = { ...latest, timeout: latest.timeout ?? defaultLimit, ...edits }
      await unwrap(api.POST('/api/user/updateSettings', { body }))
      return body
    },
    // Keeps a Nostr private key out of the mutation cache (decision:nostr-key).
    isForgotten: true,
    success: text('profile.settings.success'),
    failure: text('profile.settings.failure'),
    unknown: text('profile.settings.unsure'),
    onSuccess({ publicProfile }) {
      changePerson({ sessionId, changes: { publicProfile } })
      // The form need not wait for the read. Other plugins read more of the same answer, under keys of their own.
      void client.invalidateQueries({ queryKey: settingsQuery().queryKey.slice(0, 2) })
    },
  })
}
