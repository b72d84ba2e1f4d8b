import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { $bundle, $language, languageChanged } from './i18n'

const network = setupServer(
  http.get('*/es.json', async () => {
    await delay(300)
    return HttpResponse.json({ kernel: { 'ui.retry': 'Reintentar' } })
  }),
  http.get('*/pt-BR.json', () => HttpResponse.json({ kernel: { 'ui.retry': 'Tentar de novo' } })),
)
beforeAll(() => network.listen())
afterEach(() => localStorage.clear())
afterAll(() => network.close())

test('[KRN-I18N-01] of two languages in a row the second one stays, though the first one comes last', async () => {
  const scope = fork()
  await Promise.all([
    allSettled(languageChanged, { scope, params: 'es' }),
    allSettled(languageChanged, { scope, params: 'pt-BR' }),
  ])
  expect(scope.getState($language)).toBe('pt-BR')
  expect(scope.getState($bundle)).toMatchObject({ kernel: { 'ui.retry': 'Tentar de novo' } })
})
