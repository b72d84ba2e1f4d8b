import { describe, expect, test } from '@rstest/core'
import { dateFormatOf, dateWriter } from './date-format'
import { formatLocale, languageOfCountry, languages, languageTags, readLanguage } from './languages'
import { defineTexts } from './text'
import { speak, textsOf } from './texts-of'

describe('[KRN-I18N-03] the country decides', () => {
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
    test(String(country), () => expect(languageOfCountry(country)).toBe(language))
})

describe('[KRN-I18N-02] a stored language is read, whatever its spelling', () => {
  const cases: [unknown, string | undefined][] = [
    ['en', 'en'],
    ['en-US', 'en'],
    ['pt-br', 'pt-BR'],
    ['PT', 'pt-PT'],
    ['es', 'es'],
    ['fr', undefined],
    [null, undefined],
    ['', undefined],
  ]
  for (const [stored, language] of cases)
    test(String(stored), () => expect(readLanguage(stored)).toBe(language))

  test('[FLT-33] the locale id names the region of its language, and en is en-US', () => {
    expect(formatLocale('en', 'pt-BR')).toBe('en-US')
    expect(formatLocale('pt-PT', 'pt-BR')).toBe('pt-PT')
    expect(formatLocale('en', 'en-GB')).toBe('en-GB')
    expect(formatLocale('es', 'es-MX')).toBe('es-MX')
    expect(formatLocale('es', 'en-GB')).toBe('es')
  })
})

test('[FLT-43] every language has one name in calls, which is read back as it', () => {
  const tags = languages.map((language) => languageTags[language])
  expect(tags).toEqual(['en-US', 'es', 'pt-BR', 'pt-PT'])
  expect(tags.map(readLanguage)).toEqual(languages)
})

describe('[KRN-I18N-05] [FLT-54] writes dates in one form for each language', () => {
  const day = new Date(2026, 2, 7)
  const cases: [string, string, string][] = [
    ['en', 'en-US', 'Mar 7, 2026'],
    ['es', 'es', '7 mar 2026'],
    ['pt-BR', 'pt-BR', '07/03/2026'],
    ['pt-PT', 'pt-PT', '07/03/2026'],
    ['PT', 'pt-PT', '07/03/2026'],
  ]
  for (const [language, locale, written] of cases) {
    test(language, () => expect(dateWriter(dateFormatOf(language), locale)(day)).toBe(written))
  }
})

describe('texts', () => {
  const texts = defineTexts<{
    hello: 'Hello {name:string}'
    left: '{{n:one is|some are}} left of {n:number}'
  }>('test')
  const bundle = { test: { hello: 'Hello {name:string}', left: '{{n:one is|some are}} left of {n:number}' } }

  test('arguments and plurals', () => {
    const t = textsOf(texts, bundle, 'en')
    expect(t.hello({ name: '<Ana>' })).toBe('Hello <Ana>')
    expect(t.left({ n: 1 })).toBe('one is left of 1')
    expect(t.left({ n: 3 })).toBe('some are left of 3')
  })

  test('[FLT-34] says readable words when nobody has a text', () => {
    expect(textsOf(texts, {}, 'en').hello({ name: 'x' })).toBe('Hello')
    const ref = { namespace: 'kernel', key: 'main.pageNotFound' }
    expect(speak(ref, { kernel: {} }, 'en')).toBe('Page not found')
    expect(speak({ ...ref, key: 'user.register.invalid-name' }, {}, 'en')).toBe('Invalid name')
  })

  test('a text carried as data is spoken later', () => {
    expect(speak(texts.ref('hello', { name: 'Rui' }), bundle, 'pt-PT')).toBe('Hello Rui')
  })
})
