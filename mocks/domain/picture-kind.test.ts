import { describe, expect, test } from '@rstest/core'
import { tinyPng } from './picture.fixture'
import { pictureKindOf } from './picture-kind'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('the type of an uploaded image', () => {
  const pictures: [string, Uint8Array, string | undefined][] = [
    ['PNG', tinyPng, 'image/png'],
    ['half a PNG', tinyPng.slice(0, 40), undefined],
    ['JPEG', bytes('\xff\xd8\xff\xe0 pixels \xff\xd9'), 'image/jpeg'],
    ['half a JPEG', bytes('\xff\xd8\xff\xe0 pix'), undefined],
    ['GIF', bytes('GIF89a pixels;'), 'image/gif'],
    ['WebP', bytes('RIFF\x0c\0\0\0WEBPVP8 pixe'), 'image/webp'],
    ['half a WebP', bytes('RIFF\xff\0\0\0WEBPVP8 pixe'), undefined],
    ['a sound in a RIFF container', bytes('RIFF\x0c\0\0\0WAVEfmt pixe'), undefined],
    ['an SVG with a script', bytes('<svg onload="alert(1)"/>'), undefined],
    ['an empty file', bytes(''), undefined],
  ]
  for (const [name, given, type] of pictures)
    test(`pictureKindOf detects ${name} as ${type ?? 'no image'}`, () =>
      expect(pictureKindOf(given)?.type).toBe(type))
})
