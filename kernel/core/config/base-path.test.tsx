import { expect, test } from '@rstest/core'
import { addressOf, currentPath, pathWithin, screenPath } from './base-path'

test('screenPath and currentPath keep paths when no base path is set', () => {
  expect(screenPath('/course/7')).toBe('/course/7')
  history.replaceState(null, '', '/mypage?tab=posts#top')
  expect(currentPath()).toBe('/mypage?tab=posts#top')
  expect(addressOf('/post/5#comment-1')).toBe(`${location.origin}/post/5#comment-1`)
})

const addresses = [
  ['/app/course/7', '/course/7'],
  ['/app/', '/'],
  ['/app', '/'],
  ['/application', undefined],
  ['/course/7', undefined],
  ['/', undefined],
] as const
for (const [address, screen] of addresses) {
  test(`pathWithin maps ${address} to ${screen ?? 'no screen'} when the base is /app`, () => {
    expect(pathWithin('/app', address)).toBe(screen)
  })
}
