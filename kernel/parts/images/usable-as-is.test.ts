import { expect, test } from '@rstest/core'
import { usableAsIs } from './usable-as-is'

/** A JPEG of 400 x 250 pixels with a segment of text. */
const jpeg = (text: string, padding = 0) =>
  new Blob([
    new Uint8Array([0xff, 0xd8, 0xff, 0xee, 0, text.length + 2]),
    text,
    new Uint8Array([0xff, 0xc0, 0, 17, 8, 0, 250, 1, 144, ...new Uint8Array(padding)]),
  ])
const gif = new Blob(['GIF89a', new Uint8Array([1, 0, 1, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0])])
const size = { width: 400, height: 250 }

const files: [name: string, file: Blob, limits: Parameters<typeof usableAsIs>[2], isUsable: boolean][] = [
  ['a small JPEG', jpeg('Adobe'), { width: 400, height: undefined }, true],
  ['a JPEG with EXIF', jpeg('Exif\0\0GPS'), { width: 400, height: undefined }, false],
  ['a JPEG with XMP', jpeg('http://ns.adobe.com/xap/1.0/'), { width: 400, height: undefined }, false],
  ['a JPEG that is too wide', jpeg(''), { width: 399, height: undefined }, false],
  ['a JPEG that is too high', jpeg(''), { width: 400, height: 249 }, false],
  ['a JPEG of more than 1 MB', jpeg('', 1024 ** 2), { width: 400, height: 250 }, false],
  ['a GIF', gif, { width: 400, height: 250 }, false],
]
// Covers FLT-131
for (const [name, file, limits, isUsable] of files)
  test(`usableAsIs ${isUsable ? 'takes' : 'refuses'} ${name}`, async () => {
    expect((await usableAsIs(file, size, limits))?.type).toBe(isUsable ? 'image/jpeg' : undefined)
  })
