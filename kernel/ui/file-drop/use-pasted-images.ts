import { type ClipboardEvent, useCallback } from 'react'
import { partImages } from './only-images'

/**
 * Takes pictures from the clipboard while text is being written; text is pasted as ever.
 *
 * @param onImages called with at least one picture
 * @returns a handler for `onPaste` of the form or the textarea
 * @example
 * const handlePaste = usePastedImages(([image]) => setImage(image))
 * return <Textarea onPaste={handlePaste} />
 */
export function usePastedImages(onImages: (images: File[]) => void) {
  return useCallback(
    (event: ClipboardEvent) => {
      const { images } = partImages(event.clipboardData.files)
      if (images.length === 0) return
      event.preventDefault()
      onImages(images)
    },
    [onImages],
  )
}
