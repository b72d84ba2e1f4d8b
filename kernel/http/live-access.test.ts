import { beforeEach, expect, test } from '@rstest/core'
import { localKeep } from '../storage/safe-storage'
import { connectApi, tokenKey } from './client'
import { liveAccess } from './live-access'

beforeEach(() =>
  connectApi({
    url: 'https://school.example/community',
    patience: 20_000,
    antiForgery: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
    onTokenRefused: () => undefined,
    onTokenMissing: () => undefined,
  }),
)

test('[MSG-HUB-01] a hub named by a path is below the server’s address, and has the token with it', () => {
  const { address, isOurs } = liveAccess('/MessageHub')
  expect(address).toBe('https://school.example/community/MessageHub')
  expect(isOurs('wss://school.example/elsewhere')).toBe(true)
  expect(isOurs('wss://live.example/MessageHub')).toBe(false)
})

test('[MSG-HUB-01] a hub with an address of its own is found there, wherever the server is', () => {
  const { address, isOurs } = liveAccess('https://live.example/MessageHub')
  expect(address).toBe('https://live.example/MessageHub')
  expect(isOurs('wss://live.example/MessageHub')).toBe(true)
  expect(isOurs('https://school.example/community')).toBe(false)
})

test('[FLT-01] a hub is not asked without a token', () => {
  localKeep.remove(tokenKey)
  expect(() => liveAccess('/MessageHub').token()).toThrow('signedOut')
  localKeep.set(tokenKey, 'secret')
  expect(liveAccess('/MessageHub').token()).toBe('secret')
})
