import { expect, test } from '@rstest/core'
import { imageErrorOf, scaledSize, usableAsIs } from './image-limits'
import type { ImageErrorCode } from './worker-messages'

function png(width: number, height: number, padding = 0): Blob {
  const head = new DataView(new ArrayBuffer(29))
  for (const [at, word] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].entries())
    head.setUint32(at * 4, word)
  return new Blob([head, new Uint8Array(padding)])
}

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>hostile()</script></svg>'
const files: [name: string, file: Blob, fault: ImageErrorCode | undefined][] = [
  ['a phone photo of 50 megapixels', png(8192, 6144), undefined],
  ['50,000 × 50,000 pixels in 29 bytes', png(50_000, 50_000), 'pixels'],
  ['a line of 65 million pixels', png(65_000_000, 1), 'pixels'],
  ['a file of 26 MB', png(100, 100, 26 * 1024 * 1024), 'bytes'],
  ['a text file named .png', new File(['Dear friends,'], 'me.png', { type: 'image/png' }), 'kind'],
  ['an SVG with a script', new File([script], 'me.svg', { type: 'image/svg+xml' }), 'kind'],
  ['an SVG named .jpg', new File([script], 'me.jpg', { type: 'image/jpeg' }), 'kind'],
  [
    'an HTML page named .gif',
    new File(['<!doctype html><script>hostile()</script>'], 'me.gif', { type: 'image/gif' }),
    'kind',
  ],
  ['an empty file', new Blob([]), 'kind'],
]

// Covers ACC-PROF-02
for (const [name, file, fault] of files)
  test(`imageErrorOf ${fault ? `returns "${fault}" for` : 'accepts'} ${name}`, async () => {
    expect(await imageErrorOf(file)).toBe(fault)
  })

const any = Number.POSITIVE_INFINITY
const cases: [given: [number, number], most: [number, number], expected: [number, number]][] = [
  [
    [1600, 1000],
    [600, 600],
    [600, 375],
  ],
  [
    [1, 16_383],
    [600, 600],
    [1, 600],
  ],
  [
    [16_383, 1],
    [600, 600],
    [600, 1],
  ],
  [
    [1, 2560],
    [300, 300],
    [1, 300],
  ],
  [
    [0.3, 0.3],
    [300, 300],
    [1, 1],
  ],
  [
    [40, 30],
    [600, 600],
    [40, 30],
  ],
  [
    [1600, 1000],
    [400, any],
    [400, 250],
  ],
]
// Covers FLT-47
for (const [[width, height], [mostWide, mostHigh], [wide, high]] of cases)
  test(`scaledSize fits ${width} x ${height} into ${mostWide} x ${mostHigh} as ${wide} x ${high}`, () => {
    expect(scaledSize({ width, height }, { width: mostWide, height: mostHigh })).toEqual({
      width: wide,
      height: high,
    })
  })

/** A JPEG of 400 x 250 pixels with a segment of text. */
const jpeg = (text: string, padding = 0) =>
  new Blob([
    new Uint8Array([0xff, 0xd8, 0xff, 0xee, 0, text.length + 2]),
    text,
    new Uint8Array([0xff, 0xc0, 0, 17, 8, 0, 250, 1, 144, ...new Uint8Array(padding)]),
  ])
const gif = new Blob(['GIF89a', new Uint8Array([1, 0, 1, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0])])
const size = { width: 400, height: 250 }

const candidates: [name: string, file: Blob, limits: Parameters<typeof usableAsIs>[2], isUsable: boolean][] =
  [
    ['a small JPEG', jpeg('Adobe'), { width: 400, height: undefined }, true],
    ['a JPEG with EXIF', jpeg('Exif\0\0GPS'), { width: 400, height: undefined }, false],
    ['a JPEG with XMP', jpeg('http://ns.adobe.com/xap/1.0/'), { width: 400, height: undefined }, false],
    ['a JPEG that is too wide', jpeg(''), { width: 399, height: undefined }, false],
    ['a JPEG that is too high', jpeg(''), { width: 400, height: 249 }, false],
    ['a JPEG of more than 1 MB', jpeg('', 1024 ** 2), { width: 400, height: 250 }, false],
    ['a GIF', gif, { width: 400, height: 250 }, false],
  ]
// Covers FLT-131
for (const [name, file, limits, isUsable] of candidates)
  test(`usableAsIs ${isUsable ? 'takes' : 'refuses'} ${name}`, async () => {
    expect((await usableAsIs(file, size, limits))?.type).toBe(isUsable ? 'image/jpeg' : undefined)
  })
