import { beforeEach, expect, test } from '@rstest/core'
import { migrateStorageKeys } from './migrate-keys'
import { deviceStorage, tabStorage } from './safe-storage'
import { storageKey } from './storage-key'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

// Covers FLT-12
test('stores every name of its own with one prefix, except the documented four', () => {
  for (const key of ['theme', 'own:7:draft:a', 'token', 'language', 'dateFormat', 'consent'])
    deviceStorage.set(key, 'x')
  tabStorage.set('rememberedRoute', '/mypage')
  const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()
  expect(names).toEqual([
    'consent',
    'dateFormat',
    'language',
    'roda:own:7:draft:a',
    'roda:rememberedRoute',
    'roda:theme',
    'token',
  ])
  expect(storageKey('token', '/app')).toBe('roda/app:token')
})

// Covers FLT-12
test('sees and removes nothing that another program of the origin stores', () => {
  localStorage.setItem('theme', 'theirs')
  sessionStorage.setItem('state', 'theirs')
  deviceStorage.set('theme', 'dark')
  for (const keep of [deviceStorage, tabStorage]) for (const key of keep.keys()) keep.remove(key)
  expect({ ...localStorage, ...sessionStorage }).toEqual({ theme: 'theirs', state: 'theirs' })
})

// Covers FLT-12
test('moves what an earlier build stored, and leaves the rest', () => {
  localStorage.setItem('own:7:draft:a', 'words')
  localStorage.setItem('commerce.order', 'of nobody in particular')
  localStorage.setItem('someone.else', 'theirs')
  sessionStorage.setItem('rememberedRoute', '/mypage')
  migrateStorageKeys()
  expect({ ...localStorage }).toEqual({ 'roda:own:7:draft:a': 'words', 'someone.else': 'theirs' })
  expect({ ...sessionStorage }).toEqual({ 'roda:rememberedRoute': '/mypage' })
})

// Covers FLT-12
test('moves all names of an earlier build that stood below a path', () => {
  localStorage.setItem('/app:token', 'old')
  localStorage.setItem('roda/app:theme', 'dark')
  localStorage.setItem('/app:theme', 'light')
  migrateStorageKeys('/app')
  expect({ ...localStorage }).toEqual({ 'roda/app:token': 'old', 'roda/app:theme': 'dark' })
})
