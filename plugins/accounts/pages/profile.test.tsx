import { definePlugin, fill, profileRoute, userMenu } from '@kernel'
import { expect, test } from '@rstest/core'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSessionElsewhere, field, fillIn, openProduct, startMockServer } from '@tests/kit'
import { profilePanels } from '../contract'
import accounts from '../plugin'
import { accountsTexts } from '../texts'

const mock = startMockServer()

/** Replaces the `public-page` plugin in these tests. */
const publicPage = definePlugin({
  id: 'public-page',
  fills: [
    fill(userMenu, {
      id: 'public-page/my-page',
      order: 11,
      segment: 'settings',
      label: accountsTexts.ref('profile.settings.publicProfile'),
      to: profileRoute,
      query: { panel: 'my-page' },
    }),
    fill(profilePanels, {
      id: 'public-page/my-page',
      order: 40,
      segment: 'my-page',
      label: accountsTexts.ref('profile.settings.publicProfile'),
      load: async () => ({ default: () => <p>My page is set up here.</p> }),
    }),
  ],
})

const open = (address: string, plugins = [accounts]) => openProduct(address, { plugins, as: 'ana' })
const index = () => screen.findByRole('navigation', { name: 'Account and settings' })
const entries = async () =>
  within(await index())
    .getAllByRole('link')
    .map((link) => link.textContent)
const choose = async (name: string) => userEvent.click(within(await index()).getByRole('link', { name }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const panel = (name: string) => screen.findByRole('region', { name })

// Covers ACC-PROF-01
test('the index of the settings lists and opens the panel of another plugin', async () => {
  await open('/user/profile', [accounts, publicPage])
  expect(await entries()).toEqual(['Profile', 'Public profile', 'Account'])
  await choose('Public profile')
  expect(location.search).toBe('?panel=my-page')
  await waitFor(async () => expect(document.activeElement).toBe(await title('Public profile')))
  expect(document.title).toBe('Public profile · Roda')
  expect(await screen.findByText('My page is set up here.')).toBeTruthy()
})

// Covers ACC-PROF-01
test('the index has no entry for the panel of an excluded plugin', async () => {
  await open('/user/profile?panel=my-page')
  expect(await entries()).toEqual(['Profile', 'Account'])
  await title('Profile')
})

// Covers ACC-PROF-01
test('a panel without an entry of the index is on the profile itself', async () => {
  const fills = publicPage.fills?.filter(({ slot }) => slot === profilePanels.id)
  await open('/user/profile', [accounts, { ...publicPage, fills }])
  expect(await entries()).toEqual(['Profile', 'Account'])
  expect(await screen.findByText('My page is set up here.')).toBeTruthy()
})

// Covers ACC-PROF-01
test.each([
  ['picture', 'Picture', 'Shown beside what you write.', '/user/profile'],
  ['personal-data', 'Personal data', 'Your name, email, and username.', '/user/profile'],
  [
    'password',
    'Change password',
    'Choose one that you don’t use anywhere else.',
    '/user/profile?panel=account',
  ],
  [
    'settings',
    'General settings',
    'How long you stay logged in, who sees your page, and your Nostr key.',
    '/user/profile?panel=account',
  ],
])('the profile at ?panel=%s leads to the panel "%s"', async (name, label, detail, address) => {
  await open(`/user/profile?panel=${name}`)
  await waitFor(async () => expect(document.activeElement).toBe(await panel(label)))
  expect(screen.getByText(detail)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe(address))
})

// Covers ACC-PROF-01
test('a profile panel keeps typed text while another one is open', async () => {
  await open('/user/profile')
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  fillIn('Name', 'Ana Lúcia')
  await choose('Account')
  await title('Account')
  expect(name.closest('[hidden]')).toBeTruthy()
  await choose('Profile')
  await title('Profile')
  expect(field('Name').value).toBe('Ana Lúcia')
})

// Covers ACC-PROF-01
test('going back to a screen of the profile returns to the place', async () => {
  await open('/user/profile')
  await index()
  window.scrollTo(0, 300)
  await choose('Account')
  await title('Account')
  await waitFor(() => expect(window.scrollY).toBe(0))
  act(() => history.back())
  await waitFor(async () => expect(document.activeElement).toBe(await title('Profile')))
  expect(window.scrollY).toBe(300)
})

// Covers FLT-33
test('the profile shows the session limit of config.json if none is stored', async () => {
  mock.fault({ operation: 'getSettings', json: { timeout: 0, publicProfile: true } })
  await openProduct('/user/profile', {
    plugins: [accounts],
    as: 'ana',
    settings: { session: { defaultLimit: 45 } },
  })
  await choose('Account')
  expect((await screen.findByRole<HTMLInputElement>('spinbutton')).value).toBe('45')
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const expectText = async (text: string | RegExp) => expect(await screen.findAllByText(text)).not.toEqual([])
const lostSecretWarning = 'The password or key you typed wasn’t stored. Type it again after you log in.'
const storedText = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

// Covers FLT-01
test('the profile warns that a typed password is lost when the session ends', async () => {
  await open('/user/profile?panel=password')
  await userEvent.type(await screen.findByLabelText(/^Current password/), 'roda-demo')
  await userEvent.type(screen.getByLabelText(/^New password\W*$/), 'staple and more')
  await userEvent.type(screen.getByLabelText(/^Confirm new password/), 'staple and more')
  endSessionElsewhere()
  await press('Change password')
  await expectText(lostSecretWarning)
  await expectText(/You’re logged out/)
  expect(screen.queryByText('Password changed')).toBeNull()
  expect(storedText()).not.toContain('staple')
})

// Covers FLT-01
test('the profile keeps a draft of general settings without the Nostr key', async () => {
  await open('/user/profile?panel=settings')
  const minutes = () => screen.findByRole<HTMLInputElement>('spinbutton')
  const key = () => screen.getByLabelText<HTMLInputElement>('Nostr key')
  await userEvent.clear(await minutes())
  await userEvent.type(await minutes(), '45')
  await userEvent.click(screen.getByRole('switch', { name: 'Public profile' }))
  await userEvent.type(key(), 'nsec1qqqqqq')
  endSessionElsewhere()
  await press('Save')
  await expectText(lostSecretWarning)
  await expectText(/You’re logged out/)
  expect(storedText()).not.toContain('qqq')

  cleanup()
  await open('/user/profile?panel=settings')
  expect((await minutes()).value).toBe('45')
  expect(key().value).toBe('')
  expect(screen.getByText('Draft restored. It isn’t saved yet.')).toBeTruthy()
  await press('Save')
  await expectText('Settings saved')
  expect(screen.queryByText('Draft restored. It isn’t saved yet.')).toBeNull()
  const saved = mock.requests().filter(({ operationId }) => operationId === 'updateSettings')
  expect(saved.map(({ body }) => body)).toEqual([{ timeout: 45, publicProfile: false, nostrPK: '' }])
})
