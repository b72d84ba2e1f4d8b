import { untilAborted } from '../../../core/async/timeouts'
import type {
  ImageErrorCode,
  ImageFailure,
  ImageRequest,
  ImageResponse,
  ImageResult,
} from './worker-messages'

export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly code: ImageErrorCode

  constructor(code: ImageErrorCode) {
    super(code)
    this.code = code
  }
}

export interface PreparedImage {
  readonly file: File
  readonly width: number
  readonly height: number
}

export interface ImageJob {
  readonly signal: AbortSignal
  /** Called with the progress of the job in percent, 0 to 100. */
  readonly onProgress: (percent: number) => void
}

/** Checks an image off the main thread and returns its size in pixels. @throws ImageError */
export async function inspectImage(file: Blob, job: ImageJob) {
  const { width, height } = await processImage({ file }, job)
  return { width, height }
}

/**
 * Crops, scales and re-encodes an image off the main thread. Metadata, such as the location, is dropped. If the browser
 * falsifies drawn images, a small image without metadata is used as it is.
 * @param area in pixels of the source; the whole image if left out
 * @throws ImageError
 */
export async function prepareImage(
  file: Blob,
  { area, width, height }: NonNullable<ImageRequest['make']>,
  job: ImageJob,
): Promise<PreparedImage> {
  const answer = await processImage({ file, make: { area, width, height } }, job)
  const blob = answer.made
  if (!blob) throw new ImageError('unreadable')
  const extension = blob.type === 'image/jpeg' ? 'jpg' : blob.type.slice('image/'.length)
  // The new file name does not reveal the original one.
  const result = new File([blob], `picture.${extension}`, { type: blob.type })
  return { file: result, width: answer.width, height: answer.height }
}

/** Runs a job. If only decoding fails in the worker, an image element decodes the file. */
async function processImage(request: ImageRequest, job: ImageJob): Promise<ImageResult> {
  const first = await runWorker(request, job)
  if (first.type === 'done') return first
  const decoding = first.isUndecoded ? decodeByElement(request.file).catch(() => undefined) : undefined
  // A form that is sent after a cancel must not wait for an element, which cannot be stopped.
  const bitmap = decoding && (await untilAborted(decoding, job.signal))
  const last = bitmap ? await runWorker({ ...request, bitmap }, job) : first
  if (last.type === 'done') return last
  throw new ImageError(last.code)
}

/** Runs a job in a worker of its own, so that aborting can terminate the worker. */
function runWorker(
  request: ImageRequest,
  { signal, onProgress }: ImageJob,
): Promise<ImageResult | ImageFailure> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./image.worker.ts', import.meta.url))
    const cleanUp = () => {
      worker.terminate()
      signal.removeEventListener('abort', abort)
    }
    const abort = () => {
      cleanUp()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort)
    worker.onmessage = ({ data }: MessageEvent<ImageResponse>) => {
      if (data.type === 'progress') return onProgress(data.percent)
      cleanUp()
      resolve(data)
    }
    worker.onerror = (event) => {
      // Keep the browser from logging the worker's error, because the user gets a message.
      event.preventDefault()
      cleanUp()
      reject(new ImageError('unloaded'))
    }
    worker.postMessage(request, request.bitmap ? [request.bitmap] : [])
  })
}

/**
 * Decodes an image with an image element. Unlike `createImageBitmap`, it shows also what is left of a damaged or
 * incomplete file.
 *
 * @throws DOMException when the element cannot show the image either, or shows nothing of it
 */
async function decodeByElement(file: Blob): Promise<ImageBitmap> {
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
