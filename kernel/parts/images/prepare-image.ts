import type { ImageErrorCode, ImageRequest, ImageResponse } from './worker-messages'

export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly fault: ImageErrorCode

  constructor(fault: ImageErrorCode) {
    super(fault)
    this.fault = fault
  }
}

/** An image ready for upload. */
export interface PreparedImage {
  readonly file: File
  readonly width: number
  readonly height: number
}

/**
 * Decodes an image off the main thread.
 * @returns its size in pixels
 * @throws ImageError
 */
export async function inspectImage(file: Blob, signal: AbortSignal) {
  const { width, height } = await work({ file }, signal)
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
  const answer = await work({ file, make: { area, width, height } }, signal)
  const blob = answer.made
  if (!blob) throw new ImageError('unreadable')
  const ending = blob.type === 'image/jpeg' ? 'jpg' : blob.type.slice('image/'.length)
  // Do not reveal the original file name.
  const made = new File([blob], `picture.${ending}`, { type: blob.type })
  return { file: made, width: answer.width, height: answer.height }
}

/** One worker per job: aborting terminates it. */
function work(job: ImageRequest, signal: AbortSignal): Promise<ImageResponse & { readonly isDone: true }> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./image.worker.ts', import.meta.url))
    const end = () => {
      worker.terminate()
      signal.removeEventListener('abort', give)
    }
    const give = () => {
      end()
      reject(signal.reason)
    }
    signal.addEventListener('abort', give)
    worker.onmessage = ({ data }: MessageEvent<ImageResponse>) => {
      end()
      if (data.isDone) resolve(data)
      else reject(new ImageError(data.fault))
    }
    worker.onerror = (event) => {
      // Already shown to the user: do not log it.
      event.preventDefault()
      end()
      reject(new ImageError('unloaded'))
    }
    worker.postMessage(job)
  })
}
