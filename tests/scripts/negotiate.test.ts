import { expect, test } from '@rstest/core'
import { acceptedLanguages, cookieOf, languageOf } from '../../scripts/serve/render/negotiate.mjs'

test('acceptedLanguages sorts by preference and drops invalid languages', () => {
  expect(acceptedLanguages('en;q=0.5, pt-BR, es;q=0.8, *;q=0.1, de;q=0, <script>')).toEqual([
    'pt-BR',
    'es',
    'en',
  ])
  expect(acceptedLanguages(undefined)).toEqual([])
  expect(acceptedLanguages('a,'.repeat(10_000)).length).toBeLessThan(300)
})

// Covers KRN-I18N-03
test('languageOf prefers the cookie to the header Accept-Language', () => {
  const offered = ['en', 'es', 'pt-BR', 'pt-PT']
  const headers = (accepted: string, cookie?: string) => ({ 'accept-language': accepted, cookie })
  expect(languageOf(offered, headers('fr,pt-PT'))).toBe('pt-PT')
  expect(languageOf(offered, headers('pt'))).toBe('pt-BR')
  expect(languageOf(offered, headers('es-MX'))).toBe('es')
  expect(languageOf(offered, headers('fr'))).toBe('en')
  expect(languageOf(offered, headers('pt', 'a=1; language=es'))).toBe('es')
  expect(languageOf(offered, headers('pt', 'language=xx'))).toBe('pt-BR')
  expect(cookieOf('my-language=es', 'language')).toBeUndefined()
})
