/** An accepted image type. */
export interface PictureKind {
  type: string
  extension: string
}

const bytesOf = (text: string) => Array.from(text, (character) => character.charCodeAt(0))

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte)

const endsWith = (bytes: Uint8Array, end: readonly number[]) =>
  startsWith(bytes, end, bytes.length - end.length)

const kinds: (PictureKind & { isWhole: (bytes: Uint8Array) => boolean })[] = [
  {
    type: 'image/png',
    extension: 'png',
    isWhole: (bytes) =>
      startsWith(bytes, [0x89, ...bytesOf('PNG\r\n\x1a\n')]) &&
      startsWith(bytes, bytesOf('IHDR'), 12) &&
      endsWith(bytes, [...bytesOf('IEND'), 0xae, 0x42, 0x60, 0x82]),
  },
  {
    type: 'image/jpeg',
    extension: 'jpg',
    isWhole: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]) && endsWith(bytes, [0xff, 0xd9]),
  },
  {
    type: 'image/gif',
    extension: 'gif',
    isWhole: (bytes) => startsWith(bytes, bytesOf('GIF8')) && endsWith(bytes, [0x3b]),
  },
  {
    type: 'image/webp',
    extension: 'webp',
    isWhole(bytes) {
      const isWebp = startsWith(bytes, bytesOf('RIFF')) && startsWith(bytes, bytesOf('WEBP'), 8)
      // The length in a RIFF header does not include the first 8 bytes of the file.
      return isWebp && new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) <= bytes.length - 8
    },
  },
]

/**
 * Detects the image type from the bytes; file name and declared type are ignored.
 *
 * @returns undefined unless the bytes are a complete JPEG, PNG, WebP or GIF
 */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  return kinds.find(({ isWhole }) => isWhole(bytes))
}
