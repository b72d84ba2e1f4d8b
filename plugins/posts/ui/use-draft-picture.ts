import { useField } from '@formisch/react'
import { $session } from '@kernel'
import { type FormStore, getFormInput, type PreparedImage, setFormInput, userFiles } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { PostSchema } from '../model/post-draft'

/** The new image of a post, stored on the device until the draft is sent or discarded. */
export function useDraftPicture(form: FormStore<PostSchema>) {
  const session = useUnit($session)
  const files = useMemo(() => userFiles(session), [session])
  const { input: key = '' } = useField(form, { path: ['pictureKey'] })
  const [restored, setRestored] = useState<PreparedImage>()
  const [isLost, setIsLost] = useState(false)
  const current = useRef<PreparedImage>(undefined)
  const restoring = useRef<Promise<PreparedImage | undefined>>(undefined)
  /** The image that is being prepared. */
  const working = useRef<Promise<PreparedImage | undefined>>(undefined)

  const restore = useEffectEvent(async () => {
    if (restoring.current || getFormInput(form, { path: ['hasNewPicture'] }) !== true) return
    restoring.current = loadImage(files?.load(key))
    const image = await restoring.current
    // Keep an image that the user has chosen meanwhile.
    if (current.current || working.current) return
    setRestored(image)
    setIsLost(image === undefined)
    if (!image) setHasPicture(false)
  })
  useEffect(() => void restore(), [])

  // Delete a stored image that was replaced or removed.
  const stored = useRef(key)
  useEffect(() => {
    if (stored.current && stored.current !== key) void files?.remove(stored.current)
    stored.current = key
  }, [files, key])

  function setHasPicture(hasPicture: boolean) {
    setFormInput(form, { path: ['hasNewPicture'], input: hasPicture })
    if (!hasPicture) setFormInput(form, { path: ['pictureKey'], input: '' })
  }

  return {
    /** Image of the restored draft, once it is loaded. */
    restored,
    /** Whether the draft had an image that could not be restored. */
    isLost,
    async change(image: PreparedImage | undefined) {
      current.current = image
      setHasPicture(image !== undefined)
      if (!image || image === restored) return
      const saved = await files?.save(image.file)
      if (saved && current.current === image) setFormInput(form, { path: ['pictureKey'], input: saved })
      else if (saved) void files?.remove(saved)
    },
    /** Follows the preparation of an image, which already makes a post without text complete. */
    follow(work: Promise<PreparedImage | undefined>) {
      working.current = work
      setHasPicture(true)
      void work.then((image) => {
        if (working.current !== work) return
        working.current = undefined
        if (!image && !current.current) setHasPicture(false)
      })
    },
    /**
     * Returns the image to send; waits for an image that is still being restored or prepared. `null` if there is none,
     * `undefined` if it could not be restored or prepared.
     */
    async file(): Promise<File | null | undefined> {
      if (getFormInput(form, { path: ['hasNewPicture'] }) !== true) return null
      let image = current.current ?? (await restoring.current)
      // Another image may be chosen meanwhile.
      while (working.current) image = await working.current
      return image?.file
    },
    /** Removes the stored image. */
    forget() {
      current.current = undefined
      const stored = getFormInput(form, { path: ['pictureKey'] })
      if (stored) void files?.remove(stored)
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
