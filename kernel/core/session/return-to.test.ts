import { describe, expect, test } from '@rstest/core'
import { toSameOriginPath } from './return-to'

const origin = 'https://roda.example'

describe('toSameOriginPath', () => {
  const own: [string, string][] = [
    ['/mypage?tab=feed#top', '/mypage?tab=feed#top'],
    ['https://roda.example/course/7', '/course/7'],
    ['mypage', '/mypage'],
  ]
  for (const [address, path] of own)
    test(`toSameOriginPath accepts ${address}`, () => expect(toSameOriginPath(address, origin)).toBe(path))

  const external = [
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://roda.example@evil.example/',
    'https://roda.example:8443/',
    'http://roda.example/',
    'https://roda.example//evil.example',
    '/.//evil.example',
    'http://',
  ]
  for (const address of external)
    test(`toSameOriginPath rejects ${address}`, () =>
      expect(toSameOriginPath(address, origin)).toBeUndefined())
})
