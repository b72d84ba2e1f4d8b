import type { PluginManifest } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import groups from '@plugins/groups/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import publicPage from '@plugins/public-page/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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
  ['a new password and the Nostr key', '/user/profile?panel=account', { as: 'ana' }, 4],
  ['the personal data', '/user/profile', { as: 'ana' }, 3],
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

// Covers FLT-127
test('a picture that is not sent stays when another language is chosen', async () => {
  await cropPicture()
  await chooseSpanish()
  await waitFor(() => expect(language()).toBe('es'))
  await screen.findByRole('button', { name: 'Guardar foto' })
})
