import type { ImageRequest, ImageResponse } from '@kernel/kit/parts/images/worker-messages'
import { onTestFinished, rs } from '@rstest/core'
import { memoryCaches } from './memory-caches'

/** The start and the end of a JPEG image. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9])
const size = { width: 400, height: 300 }

/** Resolves when the workers may answer. */
let released = Promise.resolve()

/** Accepts files with an image type, and answers with a small image instead of a scaled one. */
class FakeImageWorker {
  onmessage: ((event: { data: ImageResponse }) => void) | null = null
  postMessage({ file, make }: ImageRequest): void {
    const made = make && new Blob([jpeg], { type: 'image/jpeg' })
    const isImage = file.type.startsWith('image/')
    void released.then(() =>
      this.onmessage?.({
        data: isImage ? { type: 'done', ...size, made } : { type: 'failed', code: 'kind' },
      }),
    )
  }
  terminate(): void {
    this.onmessage = null
  }
}

/**
 * Lets the running test choose and store images, which happy-dom can neither decode nor keep: a file counts as an image
 * by its type. Real images are tested in browsers.
 *
 * @returns `hold()`, after which images stay in preparation until the function that it returns is called
 */
export function fakePictures() {
  rs.stubGlobal('Worker', FakeImageWorker)
  rs.stubGlobal('createImageBitmap', async () => size)
  rs.stubGlobal('caches', memoryCaches())
  released = Promise.resolve()
  onTestFinished(() => void rs.unstubAllGlobals())
  return {
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      released = promise
      return resolve
    },
  }
}
