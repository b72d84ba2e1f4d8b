import { readImageHeader } from './image-header'
import type { ImageErrorCode } from './worker-messages'

const largestFile = 25 * 1024 * 1024
/** A decoded pixel takes 4 bytes; phone cameras have up to 50 million. */
const mostPixels = 64_000_000

/** Why a file is rejected before decoding. The file name and MIME type are not trusted. */
export async function imageErrorOf(file: Blob): Promise<ImageErrorCode | undefined> {
  if (file.size > largestFile) return 'bytes'
  const head = await headOf(file)
  if (!head) return 'kind'
  if (head.width * head.height > mostPixels) return 'pixels'
  return undefined
}

const headOf = async (file: Blob) => readImageHeader(new Uint8Array(await file.arrayBuffer()))

/** Whether every browser decodes this format: a file that fails to decode is then damaged. */
export const isOfEveryBrowser = async (file: Blob): Promise<boolean> =>
  !/^image\/(avif|heic)$/.test((await headOf(file))?.type ?? '')
