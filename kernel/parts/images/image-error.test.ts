import { expect, test } from '@rstest/core'
import { imageErrorOf } from './image-error'
import type { ImageErrorCode } from './worker-messages'

/** A PNG header without pixels. */
function png(width: number, height: number, padding = 0): Blob {
  const head = new DataView(new ArrayBuffer(29))
  for (const [at, word] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].entries())
    head.setUint32(at * 4, word)
  return new Blob([head, new Uint8Array(padding)])
}

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>hostile()</script></svg>'
const files: [name: string, file: Blob, fault: ImageErrorCode | undefined][] = [
  ['a picture of a phone, 50 megapixels', png(8192, 6144), undefined],
  ['a picture of 50,000 × 50,000 in 29 bytes', png(50_000, 50_000), 'pixels'],
  ['one that is a line of 65 million', png(65_000_000, 1), 'pixels'],
  ['a file of 26 MB', png(100, 100, 26 * 1024 * 1024), 'bytes'],
  ['a text called .png', new File(['Dear friends,'], 'me.png', { type: 'image/png' }), 'kind'],
  ['a drawing with code in it', new File([script], 'me.svg', { type: 'image/svg+xml' }), 'kind'],
  ['a drawing that is called a photograph', new File([script], 'me.jpg', { type: 'image/jpeg' }), 'kind'],
  [
    'a page',
    new File(['<!doctype html><script>hostile()</script>'], 'me.gif', { type: 'image/gif' }),
    'kind',
  ],
  ['nothing', new Blob([]), 'kind'],
]

// Covers ACC-PROF-02
for (const [name, file, fault] of files)
  test(`${name} is ${fault ? `refused before it is decoded: ${fault}` : 'taken'}`, async () => {
    expect(await imageErrorOf(file)).toBe(fault)
  })
