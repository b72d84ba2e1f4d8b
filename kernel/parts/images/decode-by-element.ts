/**
 * Decodes an image with an image element. Unlike `createImageBitmap`, it shows also what is left of a damaged or
 * incomplete file, for example an animated PNG without its end.
 *
 * @throws DOMException when the element cannot show the image either, or shows nothing of it
 */
export async function decodeByElement(file: Blob): Promise<ImageBitmap> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    if (!context || isBlank(context)) throw new DOMException('Nothing is visible.', 'EncodingError')
    return canvas.transferToImageBitmap()
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Whether an image is transparent everywhere. Scales it down, because reading all pixels would block the page. */
function isBlank({ canvas }: OffscreenCanvasRenderingContext2D): boolean {
  const size = 64
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
  context?.drawImage(canvas, 0, 0, size, size)
  return context?.getImageData(0, 0, size, size).data.every((value) => value === 0) ?? true
}
