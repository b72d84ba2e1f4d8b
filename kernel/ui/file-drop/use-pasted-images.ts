import { type ClipboardEvent, useCallback } from 'react'
import { splitImages } from './split-images'

/**
 * Takes images from the clipboard; pasted text is unaffected.
 * @param onImages called with at least one image
 * @returns a handler for `onPaste`
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
