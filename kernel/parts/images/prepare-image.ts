import type { ImageErrorCode, ImageRequest, ImageResponse } from './worker-messages'

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

/** Size in pixels, decoded off the main thread. @throws ImageError */
export async function inspectImage(file: Blob, signal: AbortSignal) {
  const { width, height } = await runWorker({ file }, signal)
  return { width, height }
}

/**
 * Crops and scales an image off the main thread. Metadata, such as the location, is dropped.
 * @param area in pixels of the source; the whole image if left out
 * @throws ImageError
 */
export async function prepareImage(
  file: Blob,
  { area, width, height }: NonNullable<ImageRequest['make']>,
  signal: AbortSignal,
): Promise<PreparedImage> {
  const answer = await runWorker({ file, make: { area, width, height } }, signal)
  const blob = answer.made
  if (!blob) throw new ImageError('unreadable')
  const extension = blob.type === 'image/jpeg' ? 'jpg' : blob.type.slice('image/'.length)
  // Do not reveal the original file name.
  const result = new File([blob], `picture.${extension}`, { type: blob.type })
  return { file: result, width: answer.width, height: answer.height }
}

/** One worker per job: aborting terminates it. */
function runWorker(
  job: ImageRequest,
  signal: AbortSignal,
): Promise<ImageResponse & { readonly isDone: true }> {
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
      cleanUp()
      if (data.isDone) resolve(data)
      else reject(new ImageError(data.code))
    }
    worker.onerror = (event) => {
      // Already shown to the user: do not log it.
      event.preventDefault()
      cleanUp()
      reject(new ImageError('unloaded'))
    }
    worker.postMessage(job)
  })
}
