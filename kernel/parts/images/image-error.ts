import { readImageHeader } from './image-header'
import type { ImageErrorCode } from './worker-messages'

const maxFileSize = 25 * 1024 * 1024
/** A decoded pixel takes 4 bytes; phone cameras have up to 50 million. */
const maxPixels = 64_000_000

/** The file name and MIME type are not trusted. */
export async function imageErrorOf(file: Blob): Promise<ImageErrorCode | undefined> {
  if (file.size > maxFileSize) return 'bytes'
  const header = await headerOf(file)
  if (!header) return 'kind'
  if (header.width * header.height > maxPixels) return 'pixels'
  return undefined
}

const headerOf = async (file: Blob) => readImageHeader(new Uint8Array(await file.arrayBuffer()))

/** Every browser decodes these formats: a file that fails is damaged. */
export const isUniversalFormat = async (file: Blob): Promise<boolean> =>
  !/^image\/(avif|heic)$/.test((await headerOf(file))?.type ?? '')
