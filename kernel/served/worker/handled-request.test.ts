import { expect, test } from '@rstest/core'
import { manifestPages, pathPattern } from '../../../scripts/build/route-map.mjs'
import { root } from '../../../scripts/process/run.mjs'
import { type Handling, handlingOf } from './handled-request'

const pages = manifestPages(root)

const at = (
  url: string,
  changes: Partial<Parameters<typeof handlingOf>[0]> = {},
  scope = 'https://a.example/',
) => {
  const routes = pages.map((page) => pathPattern(page, new URL(scope).pathname))
  const product = { scope, routes, otherApps: ['/course/catalog/'] }
  return handlingOf({ url, method: 'GET', mode: 'cors', hasToken: false, ...changes }, product)
}
const navigate = { mode: 'navigate' } as const

// Covers UX-44
test('the service worker handles screens and files of the deployment', () => {
  const files: [string, Handling][] = [
    ['assets/js/index.0a1b2c.js', 'hashed'],
    ['assets/font/figtree-latin-wght-normal.93af59.woff2', 'hashed'],
    ['assets/js/async/1.0a1b2c.js?again=1', 'hashed'],
    ['config.json', 'settings'],
    ['assets/i18n/pt-BR.json', 'settings'],
    ['sala.svg', 'settings'],
    ['assets/js/index.js', undefined],
    ['service-worker.js', undefined],
    ['security.txt', undefined],
  ]
  const screens: [string, Handling][] = [
    ['', 'screen'],
    ['mypage?tab=mine', 'screen'],
    ['@ana.js', 'screen'],
    ['index.html', 'screen'],
    ['course/7', 'screen'],
    ['createPost?text=Title&text=Words', 'shared'],
    ['shop?text=Words', undefined],
    ['Course/learn/7/', 'screen'],
    ['user/activate/3f/2a', 'screen'],
    ['licences.txt', undefined],
    ['assets/js/index.0a1b2c.js', undefined],
  ]
  for (const base of ['https://a.example/', 'https://a.example/app/']) {
    for (const [path, handling] of files) expect([path, at(base + path, {}, base)]).toEqual([path, handling])
    for (const [path, handling] of screens)
      expect([path, at(base + path, navigate, base)]).toEqual([path, handling])
  }
})

// Covers FLT-170
test('the service worker ignores other applications on the same host', () => {
  for (const base of ['https://a.example/', 'https://a.example/app/'])
    for (const path of [
      'shop',
      'shop/',
      'wiki/Page',
      'ana',
      'course',
      'course/7/extra',
      'course/catalog',
      'course/catalog/8',
    ])
      expect([path, at(base + path, navigate, base)]).toEqual([path, undefined])
  expect(at('https://a.example/course/catalog.svg', navigate)).toBe('screen')
})

// Covers UX-44
test('the service worker ignores API and token requests and other hosts', () => {
  for (const path of [
    'api/post/feed',
    'API/user',
    'MessageHub',
    'posts/images/1.png',
    'profile/images/a.png',
  ])
    for (const mode of ['cors', 'no-cors', 'navigate'] as const)
      expect(at(`https://a.example/${path}`, { mode })).toBeUndefined()
  expect(at('https://b.example/config.json')).toBeUndefined()
  expect(at('https://a.example.evil.example/config.json')).toBeUndefined()
  expect(at('https://a.example/config.json', {}, 'https://a.example/app/')).toBeUndefined()
  expect(at('https://a.example/config.json', { hasToken: true })).toBeUndefined()
  expect(at('https://a.example/user/login', { ...navigate, method: 'POST' })).toBeUndefined()
})
