import { type ClipboardEvent, useCallback } from 'react'
import { splitImages } from './split-images'

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
      const { images } = splitImages(event.clipboardData.files)
      if (images.length === 0) return
      event.preventDefault()
      onImages(images)
    },
    [onImages],
  )
}
