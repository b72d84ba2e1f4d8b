import { expect, onTestFinished, rs, test } from '@rstest/core'
import { prepareImage } from './prepare-image'
import type { ImageResponse } from './worker-messages'

/** A worker that cannot decode images, unlike an image element. */
class UndecodingWorker {
  onmessage: ((event: { data: ImageResponse }) => void) | null = null
  postMessage(): void {
    queueMicrotask(() =>
      this.onmessage?.({ data: { type: 'failed', code: 'unreadable', isUndecoded: true } }),
    )
  }
  terminate(): void {
    this.onmessage = null
  }
}

// Covers FLT-135
test('canceling an image ends its preparation also while an image element decodes it', async () => {
  const decodes = Promise.withResolvers<void>()
  rs.stubGlobal('Worker', UndecodingWorker)
  rs.stubGlobal(
    'Image',
    class {
      src = ''
      decode() {
        decodes.resolve()
        return new Promise(() => undefined)
      }
    },
  )
  onTestFinished(() => void rs.unstubAllGlobals())
  const controller = new AbortController()
  const size = { area: undefined, width: 300, height: 300 }
  const job = { signal: controller.signal, onProgress: () => undefined }
  const prepared = prepareImage(new File(['x'], 'me.png', { type: 'image/png' }), size, job)
  await decodes.promise
  controller.abort(new Error('canceled'))
  await expect(prepared).rejects.toThrow('canceled')
})
