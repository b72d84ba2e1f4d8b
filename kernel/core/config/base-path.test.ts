import { expect, test } from '@rstest/core'
import { currentPath, pathWithin, screenPath } from './base-path'

test('keeps paths as they are without a base path', () => {
  expect(screenPath('/course/7')).toBe('/course/7')
  history.replaceState(null, '', '/mypage?tab=posts#top')
  expect(currentPath()).toBe('/mypage?tab=posts#top')
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
  test(`maps ${address} to ${screen ?? 'nothing'} below /app/`, () => {
    expect(pathWithin('/app', address)).toBe(screen)
  })
}
