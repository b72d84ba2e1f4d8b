import { readImageHeader } from './image-header'
import type { ImageErrorCode } from './worker-messages'

const maxFileSize = 25 * 1024 * 1024
/** Maximum number of pixels to decode, at 4 bytes each; most phone cameras save at most 50 million pixels. */
const maxPixels = 64_000_000

/** Checks an image file by its bytes, because its name and MIME type cannot be trusted. */
export async function imageErrorOf(file: Blob): Promise<ImageErrorCode | undefined> {
  if (file.size > maxFileSize) return 'bytes'
  const header = await headerOf(file)
  if (!header) return 'kind'
  if (header.width * header.height > maxPixels) return 'pixels'
  return undefined
}

const headerOf = async (file: Blob) => readImageHeader(new Uint8Array(await file.arrayBuffer()))

/** Whether every browser supports the file's format; if decoding fails although this is true, the file is damaged. */
export const isUniversalFormat = async (file: Blob): Promise<boolean> =>
  !/^image\/(avif|heic)$/.test((await headerOf(file))?.type ?? '')
