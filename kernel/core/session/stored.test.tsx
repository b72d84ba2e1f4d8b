import { describe, expect, test } from '@rstest/core'
import { tokenKey } from '../http/client'
import { rawDeviceStorage } from '../storage/safe-storage'
import { parsePerson } from './events'
import {
  loadStoredSession,
  monotonicNow,
  saveSessionEnd,
  saveSessionStart,
  saveUserKeys,
  sessionKey,
  storedReturnTo,
  toSameOriginPath,
} from './stored'

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

// Covers FLT-09
test('the return address and its owner survive a reload', () => {
  storedReturnTo.save({ path: '/chat', owner: '7' })
  expect(storedReturnTo.load()).toEqual({ path: '/chat', owner: '7' })
})

test('a return address in an old or damaged format is read if possible', () => {
  const stored = {
    '/chat': '/chat',
    '{"path":"/chat","owner":{}}': '/chat',
    '{"path":7}': '/7',
    '[]': undefined,
  }
  for (const [text, path] of Object.entries(stored)) {
    sessionStorage.setItem('roda:rememberedRoute', text)
    const { path: loaded, owner } = storedReturnTo.load() ?? {}
    expect([loaded, owner ?? null], text).toEqual([path === undefined ? '/' : path, null])
  }
})

// Covers FLT-01
describe('the session that all tabs share', () => {
  const person = parsePerson({ id: 1, login: 'ana' })
  const answer = { token: 'fresh', person, limit: 30, startedAt: monotonicNow() }

  test('names its user and the reason of its end', () => {
    const written = saveSessionStart(answer)
    expect(loadStoredSession()).toMatchObject({ token: 'fresh', written, state: { names: ['1'], limit: 30 } })
    saveUserKeys(['anna', '1'])
    expect(loadStoredSession().state).toMatchObject({ names: ['anna', '1'] })
    saveUserKeys(['of another user'])
    expect(saveSessionEnd('logout')).toEqual(['anna', '1'])
    expect(loadStoredSession()).toMatchObject({ token: null, state: { kind: 'ended', by: 'logout' } })
    expect(rawDeviceStorage.get(sessionKey)).not.toContain('anna')
  })

  test('keeps the reason of its end when it ends again', () => {
    saveSessionStart(answer)
    saveSessionEnd('timeout')
    expect(saveSessionEnd('reset')).toEqual([])
    expect(loadStoredSession().state).toEqual({ kind: 'ended', by: 'timeout' })
  })

  const invalid = ['', '{', 'null', '7', '{"kind":"started"}']
  const values = ['"names":[1],"limit":1,"startedAt":1', '"names":["1"],"limit":-1,"startedAt":1']
  for (const written of [...invalid, ...values.map((text) => `{"kind":"started",${text}}`)])
    test(`is not read from ${JSON.stringify(written)}`, () => {
      rawDeviceStorage.set(tokenKey, 'token')
      rawDeviceStorage.set(sessionKey, written)
      expect(loadStoredSession()).toEqual({ token: 'token', written, state: undefined })
    })
})
