import { beforeEach, expect, test } from '@rstest/core'
import { migrateStorageKeys } from './migrate-keys'
import { rawDeviceStorage, rawTabStorage } from './safe-storage'
import { storageKey } from './storage-key'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

// Covers FLT-12
test('storage prefixes all keys except token, language, dateFormat, consent', () => {
  for (const key of ['theme', 'own:7:draft:a', 'token', 'language', 'dateFormat', 'consent'])
    rawDeviceStorage.set(key, 'x')
  rawTabStorage.set('rememberedRoute', '/mypage')
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
test('storage neither lists nor removes keys of other programs', () => {
  localStorage.setItem('theme', 'theirs')
  sessionStorage.setItem('state', 'theirs')
  rawDeviceStorage.set('theme', 'dark')
  for (const storage of [rawDeviceStorage, rawTabStorage])
    for (const key of storage.keys()) storage.remove(key)
  expect({ ...localStorage, ...sessionStorage }).toEqual({ theme: 'theirs', state: 'theirs' })
})

// Covers FLT-12
test('migrateStorageKeys moves only the keys of earlier builds', () => {
  localStorage.setItem('own:7:draft:a', 'words')
  localStorage.setItem('commerce.order', 'without an owner')
  localStorage.setItem('someone.else', 'theirs')
  sessionStorage.setItem('rememberedRoute', '/mypage')
  migrateStorageKeys()
  expect({ ...localStorage }).toEqual({ 'roda:own:7:draft:a': 'words', 'someone.else': 'theirs' })
  expect({ ...sessionStorage }).toEqual({ 'roda:rememberedRoute': '/mypage' })
})

// Covers FLT-12
test('migrateStorageKeys moves all keys of a build with a base path', () => {
  localStorage.setItem('/app:token', 'old')
  localStorage.setItem('roda/app:theme', 'dark')
  localStorage.setItem('/app:theme', 'light')
  migrateStorageKeys('/app')
  expect({ ...localStorage }).toEqual({ 'roda/app:token': 'old', 'roda/app:theme': 'dark' })
})
