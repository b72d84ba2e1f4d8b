export interface ImageHeader {
  readonly type:
    | 'image/jpeg'
    | 'image/png'
    | 'image/gif'
    | 'image/webp'
    | 'image/bmp'
    | 'image/avif'
    | 'image/heic'
  readonly width: number
  readonly height: number
}

/**
 * Reads format and size of an image without decoding it, because a decoded image may need huge memory.
 * @returns `undefined` for formats that no browser decodes and for truncated headers
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return (
      readPng(view) ?? readGif(view) ?? readBmp(view) ?? readHeif(view) ?? readWebp(view) ?? readJpeg(view)
    )
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Chunks of an animation in a PNG; `IDAT` is the still image that programs without animations show. */
const ofAnimation = /acTL|fcTL|fdAT/

/**
 * The still image of an animated PNG, whose animation browsers may not decode although they show it as an image.
 * @returns `undefined` for other files, and if the still image is incomplete
 */
export function stillOf(bytes: Uint8Array<ArrayBuffer>): Blob | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 8 || view.getUint32(0) !== 0x89504e47) return undefined
  const parts = [bytes.subarray(0, 8)]
  const names = new Set<string>()
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const name = text(view, at + 4, 4)
    const end = at + 12 + view.getUint32(at)
    if (end > view.byteLength) break
    names.add(ofAnimation.test(name) ? 'animation' : name)
    if (!ofAnimation.test(name) && name !== 'IEND') parts.push(bytes.subarray(at, end))
    at = end
  }
  const isWhole = names.has('animation') && names.has('IDAT')
  return isWhole ? new Blob([...parts, emptyEnd], { type: 'image/png' }) : undefined
}

/** The last chunk of a PNG. */
const emptyEnd = Uint8Array.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])

const text = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

function readPng(view: DataView): ImageHeader | undefined {
  if (view.getUint32(0) !== 0x89504e47 || text(view, 12, 4) !== 'IHDR') return undefined
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Reads a GIF. If its first frame is larger than its canvas, browsers use the size of the frame. */
function readGif(view: DataView): ImageHeader | undefined {
  if (!/^GIF8[79]a$/.test(text(view, 0, 6))) return undefined
  const frame = firstFrame(view)
  if (view.getUint8(frame) !== 0x2c) return undefined
  const uint16 = (at: number) => view.getUint16(at, true)
  return {
    type: 'image/gif',
    width: Math.max(uint16(6), uint16(frame + 1) + uint16(frame + 5)),
    height: Math.max(uint16(8), uint16(frame + 3) + uint16(frame + 7)),
  }
}

function firstFrame(view: DataView): number {
  const flags = view.getUint8(10)
  let at = 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  while (view.getUint8(at) === 0x21) {
    at += 2
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at)
    at += 1
  }
  return at
}

/** Reads a BMP, whose height is negative when its rows are stored from top to bottom. */
function readBmp(view: DataView): ImageHeader | undefined {
  if (text(view, 0, 2) !== 'BM' || view.getUint32(14, true) < 40) return undefined
  return {
    type: 'image/bmp',
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(view.getInt32(22, true)),
  }
}

/** Reads AVIF and HEIC, which may hold several images (tiles, a preview): the largest `ispe` box has the size. */
function readHeif(view: DataView): ImageHeader | undefined {
  if (text(view, 4, 4) !== 'ftyp') return undefined
  const brands = text(view, 8, Math.min(view.getUint32(0), 64) - 8)
  const type = /avi[fs]/.test(brands)
    ? 'image/avif'
    : /hei[cxms]|hev[cx]/.test(brands)
      ? 'image/heic'
      : undefined
  if (!type) return undefined
  const end = Math.min(view.byteLength, maxBoxBytes)
  let [width, height] = [0, 0]
  for (let at = view.getUint32(0); at + 16 <= end; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue
    width = Math.max(width, view.getUint32(at + 8))
    height = Math.max(height, view.getUint32(at + 12))
  }
  return width > 0 && height > 0 ? { type, width, height } : undefined
}

/** Number of bytes to search for the size. Metadata boxes come first, and those of cameras are smaller than this. */
const maxBoxBytes = 256 * 1024

function readWebp(view: DataView): ImageHeader | undefined {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return undefined
  const type = 'image/webp'
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (text(view, 12, 4)) {
    case 'VP8 ':
      return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const size = view.getUint32(21, true)
      return { type, width: (size & 0x3fff) + 1, height: ((size >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { type, width: uint24(24) + 1, height: uint24(27) + 1 }
    default:
      return undefined
  }
}

function readJpeg(view: DataView): ImageHeader | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    // Scan data or the end of the file comes before a frame header, so the size is unknown.
    if (marker === 0xda || marker === 0xd9) return undefined
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
}
