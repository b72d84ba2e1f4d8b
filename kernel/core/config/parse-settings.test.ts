import { describe, expect, test } from '@rstest/core'
import { parseSettings } from './parse-settings'

// Covers PLG-03
test('uses the defaults for an empty file', () => {
  const { settings, faults } = parseSettings({})
  expect(faults).toEqual([])
  expect(settings.brand).toEqual({ name: 'Roda', logo: '', accent: '#0f6e5f', links: [] })
})

// Covers KRN-I18N-06
test('has the documented defaults of currency, locale and language', () => {
  const { settings } = parseSettings({})
  expect(settings.locale).toEqual({ currency: 'USD', id: 'pt-BR' })
  expect(settings.language.default).toBe('en')
})

// Covers KRN-CLOCK-04
test('limits a session to 1 minute by default', () => {
  expect(parseSettings({}).settings.session.defaultLimit).toBe(1)
  expect(parseSettings({ session: { defaultLimit: 45 } }).settings.session.defaultLimit).toBe(45)
})

test('replaces an invalid value by its default and reports it', () => {
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

// Covers FLT-57
test('reports a brand name that is too long', () => {
  const name = 'The conservatory of music, dance and drama of the city'
  expect(parseSettings({ brand: { name } }).faults).toEqual([
    { key: 'brand.name', value: name, expected: 'at most 40 characters' },
  ])
})

test('asks before players and allows no foreign images by default', () => {
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
test('rejects a timeout that browsers cannot count down', () => {
  const { settings, faults } = parseSettings({ api: { patience: 3_000_000_000 } })
  expect(settings.api.patience).toBe(20_000)
  expect(faults).toEqual([{ key: 'api.patience', value: 3_000_000_000, expected: '<=2147483647' }])
  expect(parseSettings({ api: { patience: 86_400_000 } }).faults).toEqual([])
})

test('removes only the invalid items of a list', () => {
  const good = { label: 'Imprint', url: '/imprint.html' }
  const { settings, faults } = parseSettings({
    brand: { links: [{ label: 'Bad', url: 'javascript:alert(1)' }, good, { label: 'No address' }] },
    language: { offered: ['en', 'tlh', 'es'] },
  })
  expect(settings.brand.links).toEqual([good])
  expect(settings.language.offered).toEqual(['en', 'es'])
  expect(faults.map(({ key, value }) => [key, value])).toEqual([
    ['brand.links.0.url', 'javascript:alert(1)'],
    ['brand.links.2.url', undefined],
    ['language.offered.1', 'tlh'],
  ])
})

test('keeps every valid item of a list with many invalid ones', () => {
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

describe('a file of the wrong shape', () => {
  const cases: [string, unknown][] = [
    ['null', null],
    ['a list', [1, 2]],
    ['a text', 'hello'],
    ['parts of the wrong kind', { brand: 7, plugins: 'none', slots: [], session: null }],
    ['deep nonsense', { slots: { 'a/b': { order: 'first' } }, plugins: { posts: 'off' } }],
  ]
  for (const [name, input] of cases) {
    test(`falls back to the defaults for ${name}`, () => {
      const { settings, faults } = parseSettings(input)
      expect(settings.brand.name).toBe('Roda')
      expect(faults.length).toBeGreaterThan(0)
    })
  }
})
