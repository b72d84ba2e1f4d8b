import imageCompression from 'browser-image-compression'
import { readImageHeader, stillOf } from './image-header'
import { imageErrorOf, isUniversalFormat, maxOutputSize, scaledSize, usableAsIs } from './image-limits'
import type { ImageFailure, ImageRequest, ImageResponse, ImageResult } from './worker-messages'

const quality = 0.85

// In Safari, browser-image-compression decodes with an image element, which workers lack: pretend to be another browser.
Object.defineProperties(navigator, { userAgent: { value: 'Chrome' }, platform: { value: '' } })

const respond = (response: ImageResponse) => postMessage(response)
const report = (percent: number) => respond({ type: 'progress', percent })

addEventListener('message', async ({ data }: MessageEvent<ImageRequest>) => {
  const result = await processImage(data).catch((): ImageFailure => ({ type: 'failed', code: 'unreadable' }))
  respond(result)
})

async function processImage(request: ImageRequest): Promise<ImageResult | ImageFailure> {
  const { file, make } = request
  const code = await imageErrorOf(file)
  if (code) return { type: 'failed', code }
  report(10)
  let bitmap: ImageBitmap
  try {
    bitmap = request.bitmap ?? (await createImageBitmap(file).catch(() => decodeStill(file)))
  } catch {
    // Browsers give no reason when decoding fails: the file may be damaged, or its format unsupported.
    const code = (await isUniversalFormat(file)) ? 'unreadable' : 'kind'
    return { type: 'failed', code, isUndecoded: true }
  }
  report(30)
  const { width, height } = bitmap
  if (!drawsTruly()) {
    const made = make && !make.area ? await usableAsIs(file, { width, height }, make) : undefined
    return made ? { type: 'done', width, height, made } : { type: 'failed', code: 'noise' }
  }
  if (!make) return { type: 'done', width, height, made: undefined }
  const area = make.area ?? { x: 0, y: 0, width, height }
  const size = scaledSize(area, { width: make.width, height: make.height ?? Number.POSITIVE_INFINITY })
  // Crop here, because the library cannot crop. Also scale here, to at most twice the final size, because the library
  // skips pixels when it scales to less than half.
  const reduced = area.width < 2 * size.width ? size : { width: 2 * size.width, height: 2 * size.height }
  const canvas = new OffscreenCanvas(reduced.width, reduced.height)
  const context = canvas.getContext('2d')
  if (!context) return { type: 'failed', code: 'unreadable' }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const isOpaque = hasOnlyOpaque(context.getImageData(0, 0, canvas.width, canvas.height))
  const source = await canvas.convertToBlob({ type: isOpaque ? 'image/jpeg' : 'image/png', quality: 1 })
  report(50)
  const made = await imageCompression(new File([source], 'picture', { type: source.type }), {
    // The library's own worker is off, because it has a `blob:` URL and loads code from another host.
    useWebWorker: false,
    maxWidthOrHeight: Math.max(size.width, size.height),
    maxSizeMB: maxOutputSize / 1024 ** 2,
    // Browsers that cannot encode WebP write PNG instead, which also preserves transparency.
    fileType: isOpaque ? 'image/jpeg' : 'image/webp',
    initialQuality: quality,
    // The library must not rotate the image, because `createImageBitmap` has already done that.
    exifOrientation: 1,
    onProgress: (percent) => report(50 + percent / 2),
  })
  const header = readImageHeader(new Uint8Array(await made.arrayBuffer()))
  return header
    ? { type: 'done', width: header.width, height: header.height, made }
    : { type: 'failed', code: 'unreadable' }
}

async function decodeStill(file: Blob): Promise<ImageBitmap> {
  const still = stillOf(new Uint8Array(await file.arrayBuffer()))
  if (!still) throw new DOMException('It is no animated PNG.', 'InvalidStateError')
  return createImageBitmap(still)
}

function hasOnlyOpaque({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

const size = 8
/** Browsers that only blur fingerprints change a color by a few steps. */
const tolerance = 8

/**
 * Whether the browser returns images as they were drawn: draws known pixels and reads them back. Firefox with
 * `privacy.resistFingerprinting` returns random or white ones.
 */
function drawsTruly(): boolean {
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
  if (!context) return false
  const drawn = new ImageData(size, size)
  // Different colors, because Firefox does not falsify an image of one color.
  for (let at = 0; at < drawn.data.length; at += 1) drawn.data[at] = at % 4 === 3 ? 255 : (at * 37) % 256
  context.putImageData(drawn, 0, 0)
  const { data } = context.getImageData(0, 0, size, size)
  return drawn.data.every((value, at) => Math.abs(value - (data[at] ?? 0)) <= tolerance)
}
