import { describe, expect, test } from '@rstest/core'
import { createDateFormatter, dateFormatOf } from '../i18n/date-format'
import { defineTexts } from '../i18n/text'
import { translate, translationsOf } from '../i18n/use-texts'
import {
  directionOf,
  formatLocale,
  languageCode,
  languageName,
  languageOfCountry,
  languages,
  languageTag,
  parseLanguage,
} from './languages'

// Covers KRN-I18N-03
describe('languageOfCountry', () => {
  const cases: [unknown, string][] = [
    ['PT', 'pt-PT'],
    ['pt', 'pt-PT'],
    ['BR', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['US', 'en'],
    ['ES', 'en'],
    [undefined, 'en'],
    [{}, 'en'],
  ]
  for (const [country, language] of cases)
    test(`languageOfCountry maps ${String(country)} to ${language}`, () =>
      expect(languageOfCountry(country)).toBe(language))
})

// Covers KRN-I18N-02
describe('parseLanguage', () => {
  const cases: [unknown, string | undefined][] = [
    ['en', 'en'],
    ['en-US', 'en'],
    ['pt-br', 'pt-BR'],
    ['PT', 'pt-PT'],
    ['es', 'es'],
    ['ar', 'ar'],
    ['zh-Hant', 'zh-Hant'],
    ['../x', undefined],
    ['english please', undefined],
    [null, undefined],
    ['', undefined],
  ]
  for (const [stored, language] of cases)
    test(`parseLanguage reads ${stored || 'an empty text'} as ${language ?? 'no language'}`, () =>
      expect(parseLanguage(stored)).toBe(language))

  // Covers FLT-33
  test('formatLocale uses a configured region only for the region’s language', () => {
    expect(formatLocale('en', 'pt-BR')).toBe('en-US')
    expect(formatLocale('pt-PT', 'pt-BR')).toBe('pt-PT')
    expect(formatLocale('en', 'en-GB')).toBe('en-GB')
    expect(formatLocale('es', 'es-MX')).toBe('es-MX')
    expect(formatLocale('es', 'en-GB')).toBe('es')
  })
})

// Covers FLT-43
test('parseLanguage returns the language of each supported language tag', () => {
  const tags = languages.map(languageTag)
  expect(tags).toEqual(['en-US', 'es', 'pt-BR', 'pt-PT'])
  expect(tags.map(parseLanguage)).toEqual(languages)
})

// Covers EXT-10
test('an added language has a name, a code and a direction', () => {
  const facts = (['en', 'pt-BR', 'fr', 'ar', 'he'] as const).map((language) => [
    languageName(language),
    languageCode(language),
    directionOf(language),
  ])
  expect(facts).toEqual([
    ['English', 'EN', 'ltr'],
    ['Português (BR)', 'BR', 'ltr'],
    ['français', 'FR', 'ltr'],
    ['العربية', 'AR', 'rtl'],
    ['עברית', 'HE', 'rtl'],
  ])
})

// Covers KRN-I18N-05, FLT-54
describe('createDateFormatter', () => {
  const day = new Date(2026, 2, 7)
  const cases: [string, string, string][] = [
    ['en', 'en-US', 'Mar 7, 2026'],
    ['es', 'es', '7 mar 2026'],
    ['pt-BR', 'pt-BR', '07/03/2026'],
    ['pt-PT', 'pt-PT', '07/03/2026'],
    ['PT', 'pt-PT', '07/03/2026'],
  ]
  for (const [language, locale, written] of cases) {
    test(`createDateFormatter formats dates in the style of ${language}`, () =>
      expect(createDateFormatter(dateFormatOf(language), locale)(day)).toBe(written))
  }
})

describe('translated texts', () => {
  const texts = defineTexts<{
    hello: 'Hello {name:string}'
    left: '{{n:one is|some are}} left of {n:number}'
  }>('test')
  const bundle = { test: { hello: 'Hello {name:string}', left: '{{n:one is|some are}} left of {n:number}' } }

  test('translated texts contain their arguments and plural forms', () => {
    const t = translationsOf(texts, bundle, 'en')
    expect(t.hello({ name: '<Ana>' })).toBe('Hello <Ana>')
    expect(t.left({ n: 1 })).toBe('one is left of 1')
    expect(t.left({ n: 3 })).toBe('some are left of 3')
  })

  // Covers FLT-34
  test('a missing text is shown as readable words made from its key', () => {
    expect(translationsOf(texts, {}, 'en').hello({ name: 'x' })).toBe('Hello')
    const ref = { namespace: 'kernel', key: 'main.pageNotFound' }
    expect(translate(ref, { kernel: {} }, 'en')).toBe('Page not found')
    expect(translate({ ...ref, key: 'user.register.invalid-name' }, {}, 'en')).toBe('Invalid name')
  })

  test('translate() fills the arguments of a text reference', () => {
    expect(translate(texts.ref('hello', { name: 'Rui' }), bundle, 'pt-PT')).toBe('Hello Rui')
  })
})
