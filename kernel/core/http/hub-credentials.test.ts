import { beforeEach, expect, test } from '@rstest/core'
import { rawDeviceStorage } from '../storage/safe-storage'
import { connectApi, tokenKey } from './client'
import { hubCredentials } from './hub-credentials'

beforeEach(() =>
  connectApi({
    url: 'https://school.example/community',
    patience: 20_000,
    antiForgery: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
    onTokenRefused: () => undefined,
    onTokenMissing: () => undefined,
  }),
)

// Covers MSG-HUB-01
test('hubCredentials resolves a hub path against the URL of the server', () => {
  const { address, isSameOrigin } = hubCredentials('/MessageHub')
  expect(address).toBe('https://school.example/community/MessageHub')
  expect(isSameOrigin('wss://school.example/elsewhere')).toBe(true)
  expect(isSameOrigin('wss://live.example/MessageHub')).toBe(false)
})

// Covers MSG-HUB-01
test('hubCredentials keeps an absolute hub URL', () => {
  const { address, isSameOrigin } = hubCredentials('https://live.example/MessageHub')
  expect(address).toBe('https://live.example/MessageHub')
  expect(isSameOrigin('wss://live.example/MessageHub')).toBe(true)
  expect(isSameOrigin('https://school.example/community')).toBe(false)
})

// Covers FLT-01
test('hubCredentials().token() throws signedOut when no token is stored', () => {
  rawDeviceStorage.remove(tokenKey)
  expect(() => hubCredentials('/MessageHub').token()).toThrow('signedOut')
  rawDeviceStorage.set(tokenKey, 'secret')
  expect(hubCredentials('/MessageHub').token()).toBe('secret')
})
