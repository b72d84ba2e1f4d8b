import { expect, type Locator, type Page } from '@playwright/test'

/** Options of a test image with two colored halves. */
export interface ImageOptions {
  readonly width: number
  readonly height: number
  readonly left?: string
  readonly right?: string
  readonly type?: string
  /** Amount of color noise, which makes the image file larger. */
  readonly noise?: number
}

/** Draws a test image in the browser; the default noise makes it as large as a photo. */
export async function drawImage(page: Page, options: ImageOptions): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ width, height, left = '#c04030', right = '#3050c0', type = 'image/jpeg', noise = 23 }) => {
      const canvas = new OffscreenCanvas(width, height)
      const drawing = canvas.getContext('2d')
      if (!drawing) throw new Error('No canvas.')
      drawing.fillStyle = left
      drawing.fillRect(0, 0, width / 2, height)
      drawing.fillStyle = right
      drawing.fillRect(width / 2, 0, width / 2, height)
      const pixels = drawing.getImageData(0, 0, width, height)
      for (let at = 0; at < pixels.data.length; at += 1)
        if (at % 4 !== 3) pixels.data[at] = (pixels.data[at] ?? 0) + ((at * 7919) % noise) - noise / 2
      drawing.putImageData(pixels, 0, 0)
      const blob = await canvas.convertToBlob({ type, quality: 0.95 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let binary = ''
      for (const byte of bytes) binary += String.fromCharCode(byte)
      return btoa(binary)
    },
    options,
  )
  return Buffer.from(base64, 'base64')
}

/** Measures the natural size of an image and its colors at the left and right edge. */
export async function measureImage(locator: Locator) {
  await expect(locator).toHaveJSProperty('complete', true)
  return locator.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('This is not an image.')
    const { naturalWidth: width, naturalHeight: height } = image
    const drawing = new OffscreenCanvas(width, height).getContext('2d')
    if (!drawing) throw new Error('No canvas.')
    drawing.drawImage(image, 0, 0)
    const colorAt = (fraction: number) => {
      const [red = 0, , blue = 0] = drawing.getImageData(width * fraction, height / 2, 1, 1).data
      return red > blue ? 'red' : 'blue'
    }
    return { width, height, left: colorAt(0.1), right: colorAt(0.9) }
  })
}

interface FileOptions {
  readonly name?: string
  readonly type?: string
  /** Number of extra bytes in the file. */
  readonly padding?: number
  /** Text that the clipboard has beside the file; both are then pasted into the focused field. */
  readonly text?: string
}

/** Dispatches the drop or paste event of a file. */
export async function dropOrPaste(page: Page, how: 'drop' | 'paste', bytes: Buffer, file: FileOptions = {}) {
  const { name = 'me.jpg', type = 'image/jpeg', padding = 0, text } = file
  const base64 = bytes.toString('base64')
  await page.evaluate(
    ({ how, base64, name, type, padding, text }) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
      data.items.add(new File([bytes, new Uint8Array(padding)], name, { type }))
      if (text !== undefined) data.setData('text/plain', text)
      const field = text === undefined ? document.body : document.activeElement
      if (how === 'paste')
        field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
      else {
        const area = document.querySelector(
          ':is(section, [role=group]):has(input[type=file]) [role=button], [role=dialog] form textarea',
        )
        for (const step of ['dragover', 'drop'])
          area?.dispatchEvent(new DragEvent(step, { dataTransfer: data, bubbles: true, cancelable: true }))
      }
    },
    { how, base64, name, type, padding, text },
  )
}

/** Texts in the metadata of a photo that reveal the location and the device. */
export const photoTraces = [
  '52.5163N 13.3777E',
  'Camera 3000',
  'Exif',
  'GPS',
  'xmpmeta',
  'Display 77',
] as const

/** Adds metadata to a JPEG as phones do: device, place and rotation (180 degrees) as EXIF and XMP, and a color profile. */
export function addPhoneMetadata(jpeg: Buffer): Buffer {
  const [place, device] = photoTraces
  const texts = [place, device].map((text) => Buffer.from(`${text}\0`))
  const [placeText = Buffer.alloc(0), deviceText = Buffer.alloc(0)] = texts
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(type, 2)
    bytes.writeUInt32LE(count, 4)
    bytes.writeUInt32LE(value, 8)
    return bytes
  }
  const list = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([entries.length, 0]), ...entries, Buffer.alloc(4)])
  // EXIF offsets include the header of 8 bytes. A list takes 6 bytes, and 12 more for each entry.
  const gpsAt = 8 + 6 + 3 * 12
  const textAt = gpsAt + 6 + 12
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\b\0\0\0', 'latin1'),
    list(
      entry(0x10f, 2, deviceText.length, textAt + placeText.length),
      entry(0x112, 3, 1, 3),
      entry(0x8825, 4, 1, gpsAt),
    ),
    list(entry(0x1b, 2, placeText.length, textAt)),
    ...texts,
  ])
  const xmp = Buffer.from(
    `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/" exif:GPSLatitude="${place}"/>`,
  )
  const profile = Buffer.from('ICC_PROFILE\0\x01\x01Display 77', 'latin1')
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([head, content])
  }
  return Buffer.concat([
    ...[jpeg.subarray(0, 2), segment(0xe1, exif), segment(0xe1, xmp), segment(0xe2, profile)],
    jpeg.subarray(2),
  ])
}
