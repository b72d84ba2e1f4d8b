import { type FormSchema, getInput, setInput, useField } from '@formisch/react'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { asRecord } from '../../../core/parse/parse'
import { $session } from '../../../core/session/session'
import { userFiles } from '../../../core/session/stored'
import type { imageFields, noImage } from '../forms/edits'
import type { EditDocument } from '../forms/use-edit-form'
import type { PreparedImage } from './prepare-image'

/**
 * The picked image of a form, whose file stays on the device until the draft is sent or discarded (decision:form-document).
 * @param document a form with the {@link imageFields}
 */
export function useKeptImage<Schema extends FormSchema>({
  form,
  keepDraft,
}: Pick<EditDocument<Schema>, 'form' | 'keepDraft'>) {
  const session = useUnit($session)
  const files = useMemo(() => userFiles(session), [session])
  const key = String(useField(form, { path: ['pictureKey'] } as never).input ?? '')
  const [restored, setRestored] = useState<PreparedImage>()
  const [isLost, setIsLost] = useState(false)
  const current = useRef<File>(undefined)
  const restoring = useRef<Promise<PreparedImage | undefined>>(undefined)
  const working = useRef<Promise<PreparedImage | undefined>>(undefined)
  const fields = () => asRecord(getInput(form))

  const restore = useEffectEvent(async () => {
    if (restoring.current || fields().hasNewPicture !== true) return
    restoring.current = loadImage(files?.load(key))
    const image = await restoring.current
    // Keep an image that the user has chosen meanwhile.
    if (current.current || working.current) return
    setRestored(image)
    setIsLost(image === undefined)
    if (!image) setHasImage(false)
  })
  useEffect(() => void restore(), [])

  // Delete a stored image that was replaced or removed.
  const stored = useRef(key)
  useEffect(() => {
    if (stored.current && stored.current !== key) void files?.remove(stored.current)
    stored.current = key
  }, [files, key])

  const setField = (name: keyof typeof noImage, input: unknown) =>
    setInput(form, { path: [name], input } as never)
  function setHasImage(hasImage: boolean) {
    setField('hasNewPicture', hasImage)
    if (!hasImage) setField('pictureKey', '')
  }

  return {
    /** Image of the restored draft, once it is loaded. */
    restored,
    /** Whether the draft had an image that could not be restored. */
    isLost,
    /** Keeps a file in place of the last one; `undefined` removes that. */
    async keep(file: File | undefined) {
      current.current = file
      setHasImage(file !== undefined)
      if (!file || file === restored?.file) return
      const saved = await files?.save(file)
      if (!saved) return
      if (current.current !== file) return files?.remove(saved)
      setField('pictureKey', saved)
      keepDraft()
    },
    /** Follows the preparation of an image, which already makes a form without text complete. */
    follow(work: Promise<PreparedImage | undefined>) {
      working.current = work
      setHasImage(true)
      void work.then((image) => {
        if (working.current !== work) return
        working.current = undefined
        if (!image && !current.current) setHasImage(false)
      })
    },
    /**
     * Returns the image to send; waits for an image that is still being restored or prepared. `null` if there is none,
     * `undefined` if it could not be restored or prepared.
     */
    async file(): Promise<File | null | undefined> {
      if (fields().hasNewPicture !== true) return null
      let file = current.current ?? (await restoring.current)?.file
      // Another image may be chosen meanwhile.
      while (working.current) file = (await working.current)?.file
      return file
    },
    /** Removes the stored image, because it was sent or discarded. */
    forget() {
      current.current = undefined
      setIsLost(false)
      const { pictureKey } = fields()
      if (typeof pictureKey === 'string' && pictureKey) void files?.remove(pictureKey)
    },
  }
}

async function loadImage(loading: Promise<File | undefined> | undefined): Promise<PreparedImage | undefined> {
  try {
    const file = await loading
    if (!file) return undefined
    const { width, height } = await createImageBitmap(file)
    return { file, width, height }
  } catch {
    return undefined
  }
}
