import { describe, expect, test } from '@rstest/core'
import { readImageHeader, stillOf } from './image-header'

const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/[\da-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16))
const png = '89504e47 0d0a1a0a 0000000d 49484452 00000140 000000f0'
const word = (value: number) => value.toString(16).padStart(8, '0')
const ftyp = (brands: string) => `${word(8 + brands.replaceAll(' ', '').length / 2)} 66747970 ${brands}`
const ispe = (width: number, height: number) => `00000014 69737065 00000000 ${word(width)} ${word(height)}`
const jpegStart = 'ffd8 ffe0 0004 aabb ffdb 0003 00'

// Covers ACC-PROF-02
describe('readImageHeader with supported formats', () => {
  const pictures: [string, string, string, number, number][] = [
    ['PNG', png, 'image/png', 320, 240],
    ['GIF', '47494638 3961 4001 f000 00 0000 2c 0000 0000 4001 f000', 'image/gif', 320, 240],
    [
      'GIF with colors, extensions and a small frame',
      `47494638 3961 4001 f000 80 0000 ${'000000 ffffff'} 21f9 04 00000000 00 21fe 02 6869 01 21 00 2c 0100 0100 0200 0200`,
      'image/gif',
      320,
      240,
    ],
    [
      'a GIF with a first frame larger than its canvas',
      '47494638 3961 0100 0100 00 0000 2c 0000 0000 ffff ffff',
      'image/gif',
      65535,
      65535,
    ],
    ['JPEG', `${jpegStart} ffc0 0011 08 00f0 0140`, 'image/jpeg', 320, 240],
    ['progressive JPEG', `${jpegStart} ffff c2 0011 08 00f0 0140`, 'image/jpeg', 320, 240],
    [
      'lossy WebP',
      '52494646 00000000 57454250 56503820 00000000 000000 9d012a 4001 f000',
      'image/webp',
      320,
      240,
    ],
    ['lossless WebP', '52494646 00000000 57454250 5650384c 00000000 2f 3fc13b00', 'image/webp', 320, 240],
    [
      'extended WebP',
      '52494646 00000000 57454250 56503858 0000000a 00000000 3f0100 ef0000',
      'image/webp',
      320,
      240,
    ],
    [
      // Covers FLT-47
      'animated PNG',
      `${png} 08 02 000000 deadbeef 00000008 6163544c 00000002`,
      'image/png',
      320,
      240,
    ],
    [
      // Covers FLT-47
      'AVIF',
      `${ftyp('61766966 00000000 6d696631')} ${ispe(320, 240)}`,
      'image/avif',
      320,
      240,
    ],
    [
      // Covers FLT-47
      'the size of an AVIF that consists of tiles',
      `${ftyp('61766966')} ${ispe(64, 64)} ${ispe(320, 240)}`,
      'image/avif',
      320,
      240,
    ],
    [
      // Covers FLT-47
      'HEIC, which only Safari decodes',
      `${ftyp('68656963')} ${ispe(320, 240)}`,
      'image/heic',
      320,
      240,
    ],
    [
      // Covers FLT-47
      'the huge size of an AVIF decompression bomb',
      `${ftyp('61766966')} ${ispe(65535, 65535)}`,
      'image/avif',
      65535,
      65535,
    ],
    [
      // Covers FLT-47
      'BMP',
      '424d 00000000 00000000 36000000 28000000 40010000 10ffffff 0100',
      'image/bmp',
      320,
      240,
    ],
    [
      'the huge size of a PNG decompression bomb',
      '89504e47 0d0a1a0a 0000000d 49484452 0000ffff 0000ffff',
      'image/png',
      65535,
      65535,
    ],
  ]
  for (const [name, hex, type, width, height] of pictures)
    test(`readImageHeader reads ${name}`, () =>
      expect(readImageHeader(bytes(hex))).toEqual({ type, width, height }))
})

describe('readImageHeader with unsupported files', () => {
  const others: [string, string | Uint8Array][] = [
    ['an empty file', ''],
    ['text', new TextEncoder().encode('Dear friends, this is a letter and no picture at all.')],
    ['SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a truncated header', png.slice(0, 40)],
    ['a GIF without a frame', '47494638 3961 4001 f000 00 0000 21f9 04 00000000 00 3b'],
    ['a GIF truncated before its frame', '47494638 3961 4001 f000 00 0000 21f9 04'],
    ['a JPEG without a frame', `${jpegStart} ffda 0003 00`],
    ['a JPEG with truncated segments', 'ffd8 ffe0 ffff'],
    ['WAV, which has the same container as WebP', '52494646 00000000 57415645 666d7420 00000000 00000000'],
    ['HEIC without a size', '00000018 66747970 68656963 00000000 00000000 00000000 00000000'],
  ]
  for (const [name, given] of others)
    test(`readImageHeader rejects ${name}`, () =>
      expect(readImageHeader(typeof given === 'string' ? bytes(given) : given)).toBeUndefined())
})

// Covers FLT-180
describe('stillOf', () => {
  const chunk = (name: string, content = '') =>
    `${word(content.length / 2)}${Buffer.from(name).toString('hex')}${content}00000000`
  const head = '89504e470d0a1a0a'
  const animation = [chunk('acTL', '0000000100000000'), chunk('fcTL', '00'), chunk('fdAT', '0102')]
  const [acTL, fcTL, fdAT] = animation
  const image = chunk('IDAT', '010203')
  const still = `${head}${chunk('IHDR', '01')}${image}0000000049454e44ae426082`
  test.each([
    ['an animation', `${head}${chunk('IHDR', '01')}${acTL}${image}${fcTL}${fdAT}${chunk('IEND')}`, still],
    [
      'an animation without its end',
      `${head}${chunk('IHDR', '01')}${acTL}${image}${fcTL}${fdAT}`.slice(0, -6),
      still,
    ],
    [
      'an animation whose still image is incomplete',
      `${head}${chunk('IHDR', '01')}${acTL}${image}`.slice(0, -2),
      undefined,
    ],
    ['an image that is not animated', `${head}${chunk('IHDR', '01')}${image}${chunk('IEND')}`, undefined],
    ['another file', '47494638396140', undefined],
    ['an empty file', '', undefined],
  ])('stillOf returns of %s its still image, if there is one', async (_, file, expected) => {
    const found = stillOf(bytes(file))
    const content = found && Buffer.from(await found.arrayBuffer()).toString('hex')
    expect(content).toBe(expected)
  })
})
