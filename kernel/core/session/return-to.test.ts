import { describe, expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { $returnTo, loadReturnToFx, returnToRecorded, toSameOriginPath } from './return-to'

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

async function loadReturnTo() {
  const scope = fork()
  await allSettled(loadReturnToFx, { scope })
  return scope.getState($returnTo)
}

// Covers FLT-09
test('the return address and its owner survive a reload', async () => {
  await allSettled(returnToRecorded, { scope: fork(), params: { path: '/chat', owner: '7' } })
  expect(await loadReturnTo()).toEqual({ path: '/chat', owner: '7' })
})

test('a return address in an old or damaged format is read if possible', async () => {
  const stored = {
    '/chat': '/chat',
    '{"path":"/chat","owner":{}}': '/chat',
    '{"path":7}': '/7',
    '[]': undefined,
  }
  for (const [text, path] of Object.entries(stored)) {
    sessionStorage.setItem('roda:rememberedRoute', text)
    expect(await loadReturnTo()).toEqual(path === undefined ? null : { path, owner: null })
  }
})
