import { readImageHeader } from './image-header'
import type { ImageErrorCode } from './worker-messages'

const largestFile = 25 * 1024 * 1024
/** As bitmap a pixel takes 4 bytes; cameras of phones have up to 50 million of them. */
const mostPixels = 64_000_000

/** Why a file is not even decoded; nothing where it may be. What it is called and claims to be does not count. */
export async function imageErrorOf(file: Blob): Promise<ImageErrorCode | undefined> {
  if (file.size > largestFile) return 'bytes'
  const head = await headOf(file)
  if (!head) return 'kind'
  if (head.width * head.height > mostPixels) return 'pixels'
  return undefined
}

const headOf = async (file: Blob) => readImageHeader(new Uint8Array(await file.arrayBuffer()))

/** Whether each browser decodes pictures of this kind: then one that it cannot decode is damaged. */
export const isOfEveryBrowser = async (file: Blob): Promise<boolean> =>
  !/^image\/(avif|heic)$/.test((await headOf(file))?.type ?? '')
