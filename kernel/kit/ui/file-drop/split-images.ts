import { type ClipboardEvent, useCallback } from 'react'

const IMAGE_ENDING = /\.(avif|gif|heic|jpe?g|png|webp|bmp)$/i

/** Detects images by MIME type, or by extension when the system reports no type. Excludes SVG, which may contain scripts. */
export const isImage = ({ type, name }: File) =>
  type ? type.startsWith('image/') && !type.includes('svg') : IMAGE_ENDING.test(name)

function splitImages(files: Iterable<File>): { images: File[]; others: File[] } {
  const all = [...files]
  return { images: all.filter(isImage), others: all.filter((file) => !isImage(file)) }
}

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
