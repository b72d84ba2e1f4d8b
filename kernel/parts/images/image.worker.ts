import { imageErrorOf, isUniversalFormat } from './image-error'
import { scaledSize } from './scaled-size'
import type { ImageRequest, ImageResponse } from './worker-messages'

const quality = 0.85

addEventListener('message', async ({ data }: MessageEvent<ImageRequest>) => {
  postMessage(await processImage(data))
})

async function processImage({ file, make }: ImageRequest): Promise<ImageResponse> {
  const code = await imageErrorOf(file)
  if (code) return { isDone: false, code }
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    // The browser gives no reason. Some browsers do not decode some formats at all.
    return { isDone: false, code: (await isUniversalFormat(file)) ? 'unreadable' : 'kind' }
  }
  if (!make) return { isDone: true, width: bitmap.width, height: bitmap.height, made: undefined }
  const { x, y, width, height } = make.area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
  const { width: wide, height: high } = scaledSize(
    { width, height },
    { width: make.width, height: make.height ?? Number.POSITIVE_INFINITY },
  )
  const canvas = new OffscreenCanvas(wide, high)
  const context = canvas.getContext('2d')
  if (!context) return { isDone: false, code: 'unreadable' }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // Browsers that cannot encode WebP write PNG instead, which also keeps transparency.
  const type = isOpaque(context.getImageData(0, 0, canvas.width, canvas.height)) ? 'image/jpeg' : 'image/webp'
  const made = await canvas.convertToBlob({ type, quality })
  return { isDone: true, width: canvas.width, height: canvas.height, made }
}

function isOpaque({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}
