import { expect, test } from '@rstest/core'
import { drawPicture } from './draw-picture'

test('drawPicture draws the same image for the same name only', () => {
  expect(drawPicture('avatar-ana.svg')).toBe(drawPicture('avatar-ana.svg'))
  expect(drawPicture('avatar-ana.svg')).not.toBe(drawPicture('avatar-bruno.svg'))
})

test('drawPicture draws what the name says', () => {
  const pictures = ['music', 'cooking', 'lemons', 'fog', 'dialogue', 'webpage']
  expect(new Set(pictures.map((name) => drawPicture(`post-${name}-1.svg`))).size).toBe(pictures.length)
  expect(drawPicture('post-lemons-1.svg')).toBe(drawPicture('course-lemons-2.svg'))
  expect(drawPicture('background-music-ana.svg')).not.toBe(drawPicture('background-cooking-ana.svg'))
})

test.each([
  'avatar-ana.martins.svg',
  'post-constructor-12.svg',
  'post-music-12.svg',
  'post-gardening-12.svg',
  'post-photography-3.svg',
  'course-programming-1.svg',
  'course-cooking-2.svg',
  'post-languages-9.svg',
  'background-music-ana.svg',
])('drawPicture draws %s as a valid SVG', (name) => {
  const svg = drawPicture(name) ?? ''
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox/)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})

test.each(['avatar-.svg', '../secret.svg', 'avatar-x.png'])(
  'drawPicture draws nothing for the invalid name %s',
  (name) => {
    expect(drawPicture(name)).toBeUndefined()
  },
)
