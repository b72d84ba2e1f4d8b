import { expect, test } from '@rstest/core'
import { basePath } from '../../scripts/build/base-path.mjs'

const good = [
  ['', ''],
  ['/', ''],
  ['/app/', '/app'],
  ['app', '/app'],
  ['/people/of.2026', '/people/of.2026'],
] as const
for (const [text, path] of good) {
  test(`BASE_PATH ${text || '(unset)'} sets the base path of the build to ${path}/`, () =>
    expect(basePath(text)).toBe(path))
}

for (const text of ['/../', 'https://example.org/app', '/a b/', '/app?x', '/"', '/.hidden/']) {
  test(`the build rejects BASE_PATH ${text}`, () => {
    expect(() => basePath(text)).toThrow(/^BASE_PATH is .* must be a path/)
  })
}
