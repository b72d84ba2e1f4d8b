import { afterAll, afterEach, beforeAll, expect, rs, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { Language } from '../config/languages'
import { $settings, defaultSettings } from '../config/settings'
import {
  $dateFormat,
  $language,
  $loadBaseTexts,
  $messages,
  detectLanguageFx,
  languageChanged,
  languageChosen,
  resolveLanguageFx,
} from './i18n'

const network = setupServer(
  http.get('*/es.json', async () => {
    await delay(300)
    return HttpResponse.json({ kernel: { 'ui.retry': 'Reintentar' } })
  }),
  http.get('*/en.json', () => HttpResponse.json({ accounts: { login: { title: 'Sign in' } } })),
  http.get('*/pt-PT.json', () =>
    HttpResponse.json({
      main: { pageNotFound: 'Esta página não existe', 'pageNotFound.text': 'Veja o endereço.' },
      mine: { title: 'De quem?' },
      posts: { 'mine.title': 'As minhas publicações' },
      events: { list: { title: 'Eventos' } },
    }),
  ),
  http.get('*/pt-BR.json', () => HttpResponse.json({ kernel: { 'ui.retry': 'Tentar de novo' } })),
)
beforeAll(() => network.listen())
afterEach(() => {
  localStorage.clear()
  network.resetHandlers()
})
afterAll(() => network.close())

// Covers KRN-I18N-01
test('the last chosen language wins when an earlier choice loads later', async () => {
  const scope = fork()
  await Promise.all([
    allSettled(languageChanged, { scope, params: 'es' }),
    allSettled(languageChanged, { scope, params: 'pt-BR' }),
  ])
  expect(scope.getState($language)).toBe('pt-BR')
  expect(scope.getState($messages)).toMatchObject({ kernel: { 'ui.retry': 'Tentar de novo' } })
})

const baseTexts = {
  kernel: {
    'main.pageNotFound': 'This page does not exist',
    'main.pageNotFound.text': 'Text',
    'ui.retry': 'Try again',
  },
  accounts: { 'login.title': 'Log in' },
  posts: { 'mine.title': 'My posts' },
  courses: { 'mine.title': 'My courses' },
}
async function messagesOf(language: Language) {
  const scope = fork({ values: [[$loadBaseTexts, async () => baseTexts]] })
  await allSettled(languageChanged, { scope, params: language })
  return scope.getState($messages)
}

// Covers FLT-34
test('a language file may have nested keys and omit the key "kernel"', async () => {
  const messages = await messagesOf('pt-PT')
  expect(messages.kernel).toMatchObject({
    'main.pageNotFound': 'Esta página não existe',
    'main.pageNotFound.text': 'Veja o endereço.',
  })
  expect(messages.posts).toEqual({ 'mine.title': 'As minhas publicações' })
  expect(messages.events).toEqual({ 'list.title': 'Eventos' })
})

// Covers FLT-34
test('texts fall back to English when a language file lacks keys', async () => {
  const messages = await messagesOf('pt-PT')
  expect(messages.kernel?.['ui.retry']).toBe('Try again')
  expect(messages.accounts).toEqual({ 'login.title': 'Sign in' })
  expect(messages.courses).toEqual({ 'mine.title': 'My courses' })
})

const geolocation = 'https://where.example/'
async function start(settings: Partial<typeof defaultSettings.language> = {}) {
  const language = { ...defaultSettings.language, geolocation, ...settings }
  const scope = fork({ values: [[$settings, { ...defaultSettings, language }]] })
  await allSettled(resolveLanguageFx, { scope })
  return scope
}

// Covers FLT-67
test('the language at start is set before the geolocation service answers', async () => {
  network.use(http.get(geolocation, () => delay('infinite')))
  const scope = await start({ default: 'es' })
  expect(scope.getState($language)).toBe('en')
})

// Covers FLT-53, KRN-I18N-03
test.each([
  ['BR', 'pt-BR', { kernel: { 'ui.retry': 'Tentar de novo' } }],
  ['PT', 'pt-PT', { posts: { 'mine.title': 'As minhas publicações' } }],
  ['DE', 'en', { accounts: { 'login.title': 'Sign in' } }],
])('the geolocation %s is requested once and leads to the language %s', async (country, language, texts) => {
  let requests = 0
  network.use(
    http.get(geolocation, () => {
      requests += 1
      return HttpResponse.json({ country })
    }),
  )
  const first = await start()
  expect(first.getState($language)).toBe('en')
  await allSettled(detectLanguageFx, { scope: first })
  expect(first.getState($language)).toBe(language)
  expect(first.getState($messages)).toMatchObject(texts)
  expect(localStorage.getItem('language')).toBe(language)

  const second = await start()
  await allSettled(detectLanguageFx, { scope: second })
  expect(second.getState($language)).toBe(language)
  expect(requests).toBe(1)
})

// Covers FLT-53
test('a language chosen during the geolocation request is kept', async () => {
  network.use(
    http.get(geolocation, () => {
      localStorage.setItem('language', 'es')
      return HttpResponse.json({ country: 'PT' })
    }),
  )
  await allSettled(detectLanguageFx, { scope: await start() })
  expect(localStorage.getItem('language')).toBe('es')
})

// Covers FLT-53
test('a failed geolocation request leaves the language unchanged', async () => {
  network.use(http.get(geolocation, () => HttpResponse.json({ country: 'PT' }, { status: 500 })))
  const scope = await start({ default: 'es' })
  await allSettled(detectLanguageFx, { scope })
  expect(scope.getState($language)).toBe('en')
  expect(localStorage.getItem('language')).toBeNull()
})

// Covers KRN-I18N-04
test('a language file that fails to load is requested three times in all', async () => {
  let requests = 0
  network.use(
    http.get('*/pt-BR.json', () => {
      requests += 1
      return requests <= 2 ? HttpResponse.json(null, { status: 503 }) : undefined
    }),
  )
  const messages = await messagesOf('pt-BR')
  expect(messages).toMatchObject({ kernel: { 'ui.retry': 'Tentar de novo' } })
  expect(requests).toBe(3)
})

// Covers KRN-I18N-01
test.each(['en', 'es', 'pt-BR', 'pt-PT'] as const)(
  'the chosen language %s is stored and kept at start',
  async (language) => {
    await allSettled(languageChosen, { scope: fork(), params: language })
    expect(localStorage.getItem('language')).toBe(language)
    expect(document.cookie).toContain(`language=${language}`)
    const scope = await start()
    expect(scope.getState($language)).toBe(language)
    expect(document.documentElement.lang).toBe(language)
  },
)

const formatAfter = async (stored: string, language: 'en' | 'pt-BR') => {
  localStorage.setItem('dateFormat', stored)
  localStorage.setItem('language', language)
  const scope = fork()
  await allSettled(resolveLanguageFx, { scope })
  return [scope.getState($dateFormat), localStorage.getItem('dateFormat')]
}

// Covers FLT-163
test('a damaged language file is requested once, and the English one takes its place', async () => {
  let requests = 0
  network.use(
    http.get('*/pt-BR.json', () => {
      requests += 1
      return new HttpResponse('<html>')
    }),
  )
  expect(await messagesOf('pt-BR')).toMatchObject({ accounts: { 'login.title': 'Sign in' } })
  expect(requests).toBe(1)
})

// Covers FLT-36
test('a stored date format is used when it is valid', async () => {
  expect(await formatAfter('dd/MM/y', 'en')).toEqual(['dd/MM/y', 'dd/MM/y'])
  expect(await formatAfter('MM/dd/y', 'pt-BR')).toEqual(['MM/dd/y', 'MM/dd/y'])
  expect(await formatAfter('yyyy', 'pt-BR')).toEqual(['dd/MM/y', 'dd/MM/y'])
})

// Covers FLT-36
test('the date format changes when a language is chosen', async () => {
  localStorage.setItem('dateFormat', 'dd/MM/y')
  await allSettled(languageChosen, { scope: fork(), params: 'es' })
  expect(localStorage.getItem('dateFormat')).toBe('MMM/dd/y')
})

// Covers FLT-127
test('the date format follows a language chosen without a reload', async () => {
  localStorage.setItem('dateFormat', 'MMM/dd/y')
  localStorage.setItem('language', 'en')
  const scope = await start()
  await allSettled(languageChanged, { scope, params: 'pt-BR' })
  expect([scope.getState($dateFormat), localStorage.getItem('dateFormat')]).toEqual(['dd/MM/y', 'dd/MM/y'])
})

// Covers FLT-36
test('the date format follows a language detected by geolocation', async () => {
  network.use(http.get(geolocation, () => HttpResponse.json({ country: 'BR' })))
  const scope = await start()
  expect(localStorage.getItem('dateFormat')).toBe('MMM/dd/y')
  await allSettled(detectLanguageFx, { scope })
  expect([scope.getState($dateFormat), localStorage.getItem('dateFormat')]).toEqual(['dd/MM/y', 'dd/MM/y'])
})

// Covers FLT-172
test('the language of the reader wins over that of a page from a cache, unless one was chosen', async () => {
  Reflect.set(globalThis, 'boot', { state: { language: 'pt-BR' } })
  const languageWith = async (...languages: string[]) => {
    rs.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
    const scope = fork()
    await allSettled(resolveLanguageFx, { scope })
    return scope.getState($language)
  }
  expect(await languageWith('en-US', 'pt')).toBe('en')
  expect(await languageWith('fr')).toBe('pt-BR')
  // The host of a static page does not know the settings of the deployment, which may name another default.
  Reflect.set(globalThis, 'boot', { state: { language: 'pt-BR', isStatic: true } })
  expect(await languageWith('fr')).toBe('en')
  localStorage.setItem('language', 'es')
  expect(await languageWith('en-US')).toBe('es')
  Reflect.deleteProperty(globalThis, 'boot')
  rs.restoreAllMocks()
})
