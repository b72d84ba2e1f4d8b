import { homeRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, reload, renderRoute, startMockServer } from '@tests/kit'
import accounts from '../plugin'

startMockServer()

// Covers ACC-LAND-02
test.each([
  ['en', 'Your privacy', [/unsent text/, /unread/, /position in lessons/, /your progress in lessons/]],
  [
    'es',
    'Tu privacidad',
    [/textos sin enviar/, /sin leer/, /vas en una lección/, /progreso en las lecciones/],
  ],
  ['pt-BR', 'Sua privacidade', [/textos não enviados/, /não leu/, /está em uma aula/, /progresso nas aulas/]],
  ['pt-PT', 'A sua privacidade', [/textos por enviar/, /por ler/, /vai nas aulas/, /progresso nas aulas/]],
] as const)('privacy notice in %s names stored and sent data', async (language, name, phrases) => {
  await renderRoute(homeRoute, { plugins: [accounts], language })
  const notice = await screen.findByRole('dialog', { name })
  for (const phrase of phrases) expect(notice.textContent).toMatch(phrase)
})

const headline = 'Learn together, in good company'
const main = () => within(screen.getByRole('main'))
const consent = () => localStorage.getItem('consent')
const findDialog = () => screen.findByRole('dialog', { name: 'Your privacy' })

// Covers ACC-LAND-01
test('the landing page shows the product and two links to registration', async () => {
  localStorage.setItem('consent', 'true')
  await renderRoute(homeRoute, { plugins: [accounts], settings: { brand: { name: 'Ágora' } } })
  expect((await main().findByRole('heading', { level: 1 })).textContent).toBe(headline)
  await waitFor(() => expect(document.title).toBe(`${headline} · Ágora`))
  expect(main().getByText(/^Ágora is where learning communities meet/)).toBeTruthy()
  expect(main().getByText(/No noise, no tricks/)).toBeTruthy()
  expect(main().getByRole('img', { name: /in a circle around/ })).toBeTruthy()
  const calls = main().getAllByRole('link', { name: 'Create account' })
  expect(calls.map((call) => call.getAttribute('href'))).toEqual(['/user/register', '/user/register'])
  await expectAccessible()
})

// Covers ACC-LAND-01
test('the landing page shows the navigation bar of a signed-in member', async () => {
  localStorage.setItem('consent', 'true')
  await renderRoute(homeRoute, { plugins: [accounts], as: 'ana' })
  expect((await main().findByRole('heading', { level: 1 })).textContent).toBe(headline)
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeTruthy()
})

// Covers ACC-LAND-02, UX-45
test('the privacy dialog opens on a first visit and stores consent on close', async () => {
  await renderRoute(homeRoute, { plugins: [accounts] })
  const dialog = within(await findDialog())
  expect(dialog.getByText(/^Before you look around/)).toBeTruthy()
  const topics = dialog.getAllByRole('group')
  expect(topics).toHaveLength(5)
  for (const topic of topics) expect(topic.hasAttribute('open')).toBe(false)
  expect(dialog.getByText(/^Your name, email address/).closest('details')).toBe(
    dialog.getByText('Your account').closest('details'),
  )
  expect(dialog.getByText(/You can delete the data/)).toBeTruthy()
  expect(consent()).toBeNull()

  fireEvent.click(dialog.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(consent()).toBe('true')
  await reload()
  const language = await screen.findByRole('button', { name: /^Language/ })
  // The menu opens above everything, so no dialog is open or about to open.
  fireEvent.click(language)
  await screen.findAllByRole('menuitemradio')
  expect(screen.queryByRole('dialog')).toBeNull()
})
