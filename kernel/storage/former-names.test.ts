import { beforeEach, expect, test } from '@rstest/core'
import { adoptFormerNames } from './former-names'
import { localKeep, tabKeep } from './safe-storage'
import { storedName } from './stored-name'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('[FLT-12] stores every name of its own with one prefix, except the documented four', () => {
  for (const key of ['theme', 'own:7:draft:a', 'token', 'language', 'dateFormat', 'consent'])
    localKeep.set(key, 'x')
  tabKeep.set('rememberedRoute', '/mypage')
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
  expect(storedName('token', '/app')).toBe('roda/app:token')
})

test('[FLT-12] sees and removes nothing that another program of the origin stores', () => {
  localStorage.setItem('theme', 'theirs')
  sessionStorage.setItem('state', 'theirs')
  localKeep.set('theme', 'dark')
  for (const keep of [localKeep, tabKeep]) for (const key of keep.keys()) keep.remove(key)
  expect({ ...localStorage, ...sessionStorage }).toEqual({ theme: 'theirs', state: 'theirs' })
})

test('[FLT-12] moves what an earlier build stored, and leaves the rest', () => {
  localStorage.setItem('own:7:draft:a', 'words')
  localStorage.setItem('commerce.order', 'of nobody in particular')
  localStorage.setItem('someone.else', 'theirs')
  sessionStorage.setItem('rememberedRoute', '/mypage')
  adoptFormerNames()
  expect({ ...localStorage }).toEqual({ 'roda:own:7:draft:a': 'words', 'someone.else': 'theirs' })
  expect({ ...sessionStorage }).toEqual({ 'roda:rememberedRoute': '/mypage' })
})

test('[FLT-12] moves all names of an earlier build that stood below a path', () => {
  localStorage.setItem('/app:token', 'old')
  localStorage.setItem('roda/app:theme', 'dark')
  localStorage.setItem('/app:theme', 'light')
  adoptFormerNames('/app')
  expect({ ...localStorage }).toEqual({ 'roda/app:token': 'old', 'roda/app:theme': 'dark' })
})
