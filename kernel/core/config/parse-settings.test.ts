import { describe, expect, test } from '@rstest/core'
import { parseSettings } from './parse-settings'

// Covers PLG-03
test('no file at all is a working product', () => {
  const { settings, faults } = parseSettings({})
  expect(faults).toEqual([])
  expect(settings.brand).toEqual({ name: 'Roda', logo: '', accent: '#0f6e5f', links: [] })
})

// Covers KRN-I18N-06
test('currency, locale id and language have the documented defaults', () => {
  const { settings } = parseSettings({})
  expect(settings.locale).toEqual({ currency: 'USD', id: 'pt-BR' })
  expect(settings.language.default).toBe('en')
})

// Covers KRN-CLOCK-04
test('a session lasts 1 minute unless the deployment says otherwise', () => {
  expect(parseSettings({}).settings.session.defaultLimit).toBe(1)
  expect(parseSettings({ session: { defaultLimit: 45 } }).settings.session.defaultLimit).toBe(45)
})

test('a bad value falls back alone, and the fault says key, value and what was expected', () => {
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
test('a name that is too long is said at start', () => {
  const name = 'The conservatory of music, dance and drama of the city'
  expect(parseSettings({ brand: { name } }).faults).toEqual([
    { key: 'brand.name', value: name, expected: 'at most 40 characters' },
  ])
})

test('people are asked before a player is loaded, and no other host shows pictures, by default', () => {
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
test('a patience beyond what browsers can count down is refused: it would be none at all', () => {
  const { settings, faults } = parseSettings({ api: { patience: 3_000_000_000 } })
  expect(settings.api.patience).toBe(20_000)
  expect(faults).toEqual([{ key: 'api.patience', value: 3_000_000_000, expected: '<=2147483647' }])
  expect(parseSettings({ api: { patience: 86_400_000 } }).faults).toEqual([])
})

test('of a list only the bad item goes, and what is missing takes away what it is missing from', () => {
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

test('of a list with many bad items every good one stays', () => {
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

describe('a file that is something else altogether', () => {
  const cases: [string, unknown][] = [
    ['null', null],
    ['a list', [1, 2]],
    ['a text', 'hello'],
    ['parts of the wrong kind', { brand: 7, plugins: 'none', slots: [], session: null }],
    ['deep nonsense', { slots: { 'a/b': { order: 'first' } }, plugins: { posts: 'off' } }],
  ]
  for (const [name, input] of cases) {
    test(name, () => {
      const { settings, faults } = parseSettings(input)
      expect(settings.brand.name).toBe('Roda')
      expect(faults.length).toBeGreaterThan(0)
    })
  }
})
