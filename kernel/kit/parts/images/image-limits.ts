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

interface Size {
  readonly width: number
  readonly height: number
}

/** Fits a size into limits: never enlarged, and at least 1 px in each direction. */
export function scaledSize({ width, height }: Size, limits: Size): Size {
  const scale = Math.min(1, limits.width / width, limits.height / height)
  const scaled = (length: number, limit: number) =>
    Math.max(1, Math.min(Math.round(length * scale), Math.floor(limit)))
  return { width: scaled(width, limits.width), height: scaled(height, limits.height) }
}

/** Limit of a prepared image in bytes. */
export const maxOutputSize = 1024 ** 2

/** Formats of prepared images. */
const formats: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Names of the parts of a file that hold EXIF, XMP, IPTC or comments, which may name the place and the device. */
const metadata = /Exif|EXIF|eXIf|xmpmeta|ns\.adobe|XMP |Photoshop 3\.0|[iz]TXt|tEXt/

/**
 * An image that is used without being drawn again: it has a format, number of bytes and size of prepared images, and no
 * metadata. @returns the image with its real type; `undefined` if it cannot be used
 */
export async function usableAsIs(
  file: Blob,
  { width, height }: Size,
  limits: { readonly width: number; readonly height: number | undefined },
): Promise<Blob | undefined> {
  const fits = width <= limits.width && height <= (limits.height ?? Number.POSITIVE_INFINITY)
  if (!fits || file.size > maxOutputSize) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = readImageHeader(bytes)?.type ?? ''
  const isClean = formats.includes(type) && !metadata.test(new TextDecoder('latin1').decode(bytes))
  return isClean ? file.slice(0, file.size, type) : undefined
}
