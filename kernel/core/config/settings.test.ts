import { describe, expect, test } from '@rstest/core'
import { parseSettings } from './settings'

// Covers PLG-03
test('parseSettings uses the defaults when config.json is empty', () => {
  const { settings, faults } = parseSettings({})
  expect(faults).toEqual([])
  expect(settings.brand).toEqual({ name: 'Roda', logo: '', accent: '#0f6e5f', links: [] })
})

// Covers KRN-I18N-06
test('parseSettings defaults to the documented currency, locale and language', () => {
  const { settings } = parseSettings({})
  expect(settings.locale).toEqual({ currency: 'USD', id: 'pt-BR' })
  expect(settings.language.default).toBe('en')
})

// Covers KRN-CLOCK-04
test('parseSettings limits a session to 1 minute by default', () => {
  expect(parseSettings({}).settings.session.defaultLimit).toBe(1)
  expect(parseSettings({ session: { defaultLimit: 45 } }).settings.session.defaultLimit).toBe(45)
})

test('parseSettings reports an invalid value and uses the default instead', () => {
  const { settings, faults } = parseSettings({
    brand: { name: 'Escola', accent: 'reddish' },
    api: { url: 'ftp://example.org', patience: 5000 },
  })
  expect(settings.brand).toMatchObject({ name: 'Escola', accent: '#0f6e5f' })
  expect(settings.api).toMatchObject({ url: '', patience: 5000 })
  expect(faults.map(({ key, value }) => [key, value])).toEqual([
    ['api.url', 'ftp://example.org'],
    ['brand.accent', 'reddish'],
  ])
  for (const fault of faults) expect(fault.expected).not.toBe('')
})

// Covers FLT-84
test('parseSettings rejects an address that cannot be parsed', () => {
  for (const url of ['https://', 'https://<your host>', 'https://a.example:port', 'https:// a.example']) {
    const { settings, faults } = parseSettings({ publicUrl: url, api: { url } })
    expect(settings).toMatchObject({ publicUrl: '', api: { url: '' } })
    expect(faults.map(({ key }) => key)).toEqual(['api.url', 'publicUrl'])
  }
})

// Covers FLT-57
test('parseSettings reports a brand name that is too long', () => {
  const name = 'The conservatory of music, dance and drama of the city'
  expect(parseSettings({ brand: { name } }).faults).toEqual([
    { key: 'brand.name', value: name, expected: 'at most 40 characters' },
  ])
})

test('default settings ask before loading videos and block external images', () => {
  expect(parseSettings({}).settings).toMatchObject({ videos: { consent: 'ask' }, content: { pictures: [] } })
  const given = { videos: { consent: 'none' }, content: { pictures: ['img.example.org', '*.example.net'] } }
  expect(parseSettings(given)).toMatchObject({ settings: given, faults: [] })
  const bad = parseSettings({
    videos: { consent: 'never' },
    content: { pictures: ['https://img.example.org/'] },
  })
  expect(bad.settings).toMatchObject({ videos: { consent: 'ask' }, content: { pictures: [] } })
  expect(bad.faults.map(({ key }) => key)).toEqual(['content.pictures.0', 'videos.consent'])
})

// Covers API-01
test('parseSettings rejects a timeout longer than browsers support', () => {
  const { settings, faults } = parseSettings({ api: { patience: 3_000_000_000 } })
  expect(settings.api.patience).toBe(20_000)
  expect(faults).toEqual([{ key: 'api.patience', value: 3_000_000_000, expected: '<=2147483647' }])
  expect(parseSettings({ api: { patience: 86_400_000 } }).faults).toEqual([])
})

test('parseSettings removes only the invalid items of a list', () => {
  const good = { label: 'Imprint', url: '/imprint.html' }
  const { settings, faults } = parseSettings({
    brand: { links: [{ label: 'Bad', url: 'javascript:alert(1)' }, good, { label: 'No address' }] },
    language: { offered: ['en', 'not a language', 'es'] },
  })
  expect(settings.brand.links).toEqual([good])
  expect(settings.language.offered).toEqual(['en', 'es'])
  expect(faults.map(({ key, value }) => [key, value])).toEqual([
    ['brand.links.0.url', 'javascript:alert(1)'],
    ['brand.links.2.url', undefined],
    ['language.offered.1', 'not a language'],
  ])
})

test('parseSettings keeps each valid item of a list with many invalid ones', () => {
  const bad = (label: string) => ({ label, url: 'javascript:alert(1)' })
  const good = (label: string) => ({ label, url: `/${label}` })
  const { settings, faults } = parseSettings({
    brand: { links: [bad('a'), bad('b'), good('c'), bad('d'), { url: 7 }, 'no link', good('e')] },
  })
  expect(settings.brand.links).toEqual([good('c'), good('e')])
  expect(faults.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['brand.links.0.url', 'brand.links.3.url']),
  )
})

describe('a config.json of the wrong shape', () => {
  const cases: [string, unknown][] = [
    ['null', null],
    ['a list', [1, 2]],
    ['a text', 'hello'],
    ['an object with wrong value types', { brand: 7, plugins: 'none', slots: [], session: null }],
    [
      'an object with wrong nested values',
      { slots: { 'a/b': { order: 'first' } }, plugins: { posts: 'off' } },
    ],
  ]
  for (const [name, input] of cases) {
    test(`parseSettings uses the default settings when config.json is ${name}`, () => {
      const { settings, faults } = parseSettings(input)
      expect(settings.brand.name).toBe('Roda')
      expect(faults.length).toBeGreaterThan(0)
    })
  }
})
