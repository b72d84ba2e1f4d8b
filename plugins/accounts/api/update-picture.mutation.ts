import {
  $session,
  $sessionId,
  api,
  multipart,
  parsePersonChanges,
  personChanged,
  type Session,
  unwrap,
} from '@kernel'
import { fetchWithProgress, type UploadOptions } from '@kernel/parts'
import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref

interface NewPicture extends UploadOptions {
  readonly file: File
}

/** Replaces one's picture; the bar follows at once (ACC-PROF-02 and 03). @throws ApiError into the mutation */
export function useUpdatePicture() {
  const [session, sessionId, changePerson] = useUnit([$session, $sessionId, personChanged])
  return useMutation({
    mutationFn: ({ file, signal, onProgress }: NewPicture) =>
      unwrap(
        api.POST('/api/user/updatePicture', {
          body: { imageFile: file },
          bodySerializer: multipart,
          fetch: fetchWithProgress(onProgress),
          signal,
        }),
      ),
    gcTime: 0,
    meta: { failure: text('profile.picture.failure'), success: text('profile.picture.success') },
    async onSuccess(answer, { file }) {
      if (!session) return
      const before = session.person.pictureUrl
      const pictureUrl = await pictureAfter(answer, session)
      // Where the server keeps the name of the one before, the browser would show its copy of that one: then the picture
      // is shown as it was sent, and so is each that follows in this visit.
      const isNew = pictureUrl && pictureUrl !== before && !isLocalCopy(before)
      changePerson({ sessionId, changes: { pictureUrl: isNew ? pictureUrl : await dataUrlOf(file) } })
    },
  })
}

/** Whether a picture is shown as this page has sent it. */
const isLocalCopy = (pictureUrl: string) => pictureUrl.startsWith('data:')

/** A small picture as a text: unlike an object URL it need not be revoked when nobody shows it any more. */
const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** The picture as the server has it now. The answer need not tell; then the person is read again. */
async function pictureAfter(answer: unknown, { person }: Session): Promise<string | undefined> {
  const told = parsePersonChanges(answer).pictureUrl
  if (told || person.id === undefined) return told
  const call = api.GET('/api/user/{id}', { params: { path: { id: person.id } } })
  // The picture is stored all the same, and is at hand.
  return parsePersonChanges(await unwrap(call).catch(() => undefined)).pictureUrl
}
