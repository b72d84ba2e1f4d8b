import { expect, test } from '@rstest/core'
import { basePath } from './base-path.mjs'

const good = [
  ['', ''],
  ['/', ''],
  ['/app/', '/app'],
  ['app', '/app'],
  ['/people/of.2026', '/people/of.2026'],
] as const
for (const [text, path] of good) {
  test(`maps BASE_PATH ${text || '(unset)'} to ${path}/`, () => expect(basePath(text)).toBe(path))
}

for (const text of ['/../', 'https://example.org/app', '/a b/', '/app?x', '/"', '/.hidden/']) {
  test(`rejects BASE_PATH ${text}`, () => {
    expect(() => basePath(text)).toThrow(/^BASE_PATH is .* must be a path/)
  })
}
