import { readImageHeader } from './image-header'
import type { Size } from './scaled-size'

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
