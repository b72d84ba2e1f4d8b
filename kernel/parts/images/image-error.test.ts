import { expect, test } from '@rstest/core'
import { imageErrorOf } from './image-error'
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
