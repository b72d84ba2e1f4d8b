import type { ImageErrorCode, ImageRequest, ImageResponse } from './worker-messages'

/** A file that cannot be used as a picture, or not now. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly fault: ImageErrorCode

  constructor(fault: ImageErrorCode) {
    super(fault)
    this.fault = fault
  }
}

/** A picture ready to be sent. */
export interface PreparedImage {
  readonly file: File
  readonly width: number
  readonly height: number
}

/**
 * Looks whether a file is a picture that can be used, by decoding it off the main thread.
 *
 * @returns its size in pixels
 * @throws ImageError
 */
export async function inspectImage(file: Blob, signal: AbortSignal) {
  const { width, height } = await work({ file }, signal)
  return { width, height }
}

/**
 * Makes a small picture of a large one, off the main thread. What cameras write into their files beside the picture,
 * such as the place where it was taken, is left behind.
 *
 * @param area the part that is wanted, in the picture's own pixels; all of it if left out
 * @param width pixels that the result should be wide
 * @param height pixels that it may be high at most; as high as it comes if left out
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
  // What the file was called is nobody's business.
  const made = new File([blob], `picture.${ending}`, { type: blob.type })
  return { file: made, width: answer.width, height: answer.height }
}

/** A worker for one job: to give it up is to end the worker, however busy it is. */
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
      // Told to the person as a sentence; the browser need not log it as well.
      event.preventDefault()
      end()
      reject(new ImageError('unloaded'))
    }
    worker.postMessage(job)
  })
}
