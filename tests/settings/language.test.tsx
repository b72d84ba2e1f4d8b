import type { PluginManifest } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import groups from '@plugins/groups/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import publicPage from '@plugins/public-page/plugin'
import { expect, onTestFinished, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePictures, openProduct, startMockServer } from '@tests/kit'

const mock = startMockServer()
const plugins: readonly PluginManifest[] = [accounts, groups, network, posts, publicPage]
const language = () => document.documentElement.lang

/** Chooses Spanish. By keyboard: happy-dom loses a click right after the one that opened the menu. */
async function chooseSpanish() {
  await userEvent.click(screen.getByRole('button', { name: /^Language/ }))
  await screen.findAllByRole('menuitemradio')
  await userEvent.keyboard('esp{Enter}')
}

type Field = HTMLInputElement | HTMLTextAreaElement
const isTyped = ({ type, name }: Field) =>
  ['text', 'email', 'password', 'textarea'].includes(type) && name.startsWith('[')
const fields = () =>
  [...document.querySelectorAll<Field>('main form input, main form textarea')].filter(isTyped)

// Covers FLT-127
test.each([
  ['the login', '/user/login', {}, 2],
  ['the registration', '/user/register', {}, 5],
  ['the waiting list', '/user/register', { settings: { registration: 'waiting-list' } }, 2],
  ['the contact form', '/contact', { as: 'ana' }, 1],
  ['a new password', '/user/profile?panel=password', { as: 'ana' }, 3],
  ['the personal data', '/user/profile?panel=personal-data', { as: 'ana' }, 3],
  ['the Nostr key', '/user/profile?panel=settings', { as: 'ana' }, 1],
  ['the public page', '/user/profile?panel=my-page', { as: 'ana' }, 2],
  ['a new group', '/group/create', { as: 'ana' }, 1],
])('what was typed into %s stays when another language is chosen', async (_, address, deployment, count) => {
  mock.setScenarios('no-captcha')
  await openProduct(address, { plugins, ...deployment })
  await waitFor(() => expect(fields().length).toBeGreaterThanOrEqual(count))
  const typed = fields()
  for (const [index, field] of typed.entries())
    fireEvent.input(field, { target: { value: `typed${index}@example.org` } })

  await chooseSpanish()
  await waitFor(() => expect(language()).toBe('es'))
  await screen.findByRole('button', { name: /^Idioma/ })
  expect(fields()).toEqual(typed)
  expect(typed.map(({ value }) => value)).toEqual(typed.map((_, index) => `typed${index}@example.org`))
})

/** Chooses a picture in the last opened panel of the profile and waits for the crop step. */
async function choosePicture(words: string, send: string) {
  await screen.findByText(words)
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
  if (!input) throw new Error('No field for files.')
  await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }))
  await screen.findByRole('button', { name: send })
}

/** Chooses a profile picture and waits for the crop step. */
async function cropPicture() {
  fakePictures()
  await openProduct('/user/profile?panel=picture', { plugins, as: 'ana' })
  await choosePicture('Choose a picture', 'Save picture')
}

/** Chooses a profile picture and, in another panel, a background. */
async function cropTwoPictures() {
  await cropPicture()
  act(() => history.pushState(null, '', '/user/profile?panel=my-page'))
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await choosePicture('Choose a background', 'Save background')
}

/** Opens the first result of the search for a name. */
async function openResult(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await userEvent.type(await screen.findByRole('combobox'), name)
  await screen.findByRole('option', { name: new RegExp(name) })
  await userEvent.keyboard('{Enter}')
}

const followHome = () => userEvent.click(screen.getByRole('link', { name: 'Home' }))

// Covers FLT-127
test('a picture that is not sent stays when another language is chosen', async () => {
  await cropPicture()
  await chooseSpanish()
  await waitFor(() => expect(language()).toBe('es'))
  await screen.findByRole('button', { name: 'Guardar foto' })
})

// Covers FLT-127
test('a picture that is not sent is not lost without a question', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await cropPicture()
  expect(isAsked()).toBe(true)

  await followHome()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep picture' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(location.search).toBe('?panel=picture')
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeTruthy()

  await followHome()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard picture' }))
  await waitFor(() => expect(location.pathname).toBe('/mypage'))
  expect(isAsked()).toBe(false)
})

// Covers FLT-127
test.each([
  ['the Back button', () => userEvent.click(screen.getByRole('button', { name: 'Back' }))],
  ['a shortcut', () => userEvent.keyboard('gh')],
  ['a search result', () => openResult('Discover')],
])('a picture that is not sent is not lost by %s without a question', async (_, leave) => {
  await cropPicture()
  // The cropper has the focus, and keys of its own.
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep picture' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(location.search).toBe('?panel=picture')
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard picture' }))
  await waitFor(() => expect(location.search).not.toBe('?panel=picture'))
})

// Covers FLT-127
test('a picture that is not sent is asked about again after a log-out that was canceled', async () => {
  await cropPicture()
  const link = document.createElement('a')
  link.href = '/user/register'
  document.body.append(link)
  onTestFinished(() => link.remove())
  await userEvent.click(link)
  await userEvent.click(await screen.findByRole('button', { name: 'Discard picture' }))
  await screen.findByRole('alertdialog', { name: 'Log out to open this page?' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await followHome()
  expect(await screen.findByRole('button', { name: 'Keep picture' })).toBeTruthy()
})

// Covers FLT-127
test.each([
  ['a link', () => userEvent.click(screen.getByRole('link', { name: 'Change password' }))],
  ['a search result', () => openResult('Change password')],
])('another panel of the profile keeps a picture that is not sent, and %s asks nothing', async (_, open) => {
  await cropPicture()
  await open()
  await waitFor(() => expect(location.search).toBe('?panel=password'))
  await screen.findByRole('heading', { name: 'Change password' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Picture' }))
  expect(await screen.findByRole('button', { name: 'Save picture' })).toBeTruthy()
})

// Covers FLT-127
test('two pictures that are not sent are asked about once', async () => {
  await cropTwoPictures()
  await followHome()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard picture' }))
  await waitFor(() => expect(location.pathname).toBe('/mypage'))
})

// Covers FLT-127
test('a picture that is not sent is asked about when another one was canceled', async () => {
  await cropTwoPictures()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save background' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('button', { name: 'Keep picture' })).toBeTruthy()
})
