import { definePlugin, fill } from '@kernel'
import { globeIcon } from '@kernel/ui'
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
    fill(profilePanels, {
      id: 'public-page/my-page',
      order: 40,
      label: accountsTexts.ref('profile.settings.publicProfile'),
      icon: globeIcon,
      badge: async () => ({ default: () => <span>Everyone</span> }),
      load: async () => ({ default: () => <p>My page is set up here.</p> }),
    }),
  ],
})

const open = (address: string, plugins = [accounts]) => openProduct(address, { plugins, as: 'ana' })
const menu = () => screen.findByRole('navigation', { name: 'Profile sections' })
const entries = async () =>
  within(await menu())
    .getAllByRole('link')
    .map((link) => link.textContent)
const title = (name: string) => screen.findByRole('heading', { level: 2, name })

// Covers ACC-PROF-01
test('the profile menu lists and opens the panel of another plugin', async () => {
  await open('/user/profile', [accounts, publicPage])
  expect(await entries()).toEqual([
    'Picture',
    'Personal data',
    'Change password',
    'Public profile',
    'General settings',
  ])
  await userEvent.click(within(await menu()).getByRole('link', { name: 'Public profile' }))
  expect(location.search).toBe('?panel=my-page')
  expect(await title('Public profile')).toBeTruthy()
  expect(await screen.findByText('My page is set up here.')).toBeTruthy()
})

// Covers ACC-PROF-01
test('the profile menu shows the present values and says what each panel is for', async () => {
  await open('/user/profile', [accounts, publicPage])
  const described = async (name: string) => {
    const link = within(await menu()).getByRole('link', { name })
    return document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent
  }
  await waitFor(async () => {
    expect(await described('Personal data')).toBe('ana@roda.example')
    expect(await described('Public profile')).toBe('Everyone')
  })
  expect(await described('Change password')).toBe('Choose one that you use nowhere else.')
})

// Covers ACC-PROF-01
test('the profile menu has no entry for the panel of an excluded plugin', async () => {
  await open('/user/profile?panel=my-page')
  expect(await entries()).toEqual(['Picture', 'Personal data', 'Change password', 'General settings'])
  expect(await title('Picture')).toBeTruthy()
})

// Covers ACC-PROF-01
test.each([
  ['picture', 'Picture'],
  ['personal-data', 'Personal data'],
  ['password', 'Change password'],
  ['settings', 'General settings'],
])('the profile at ?panel=%s opens the panel "%s"', async (panel, name) => {
  await open(`/user/profile?panel=${panel}`)
  expect(await title(name)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  const current = within(await menu()).getByRole('link', { name })
  expect(current.getAttribute('aria-current')).toBe('page')
})

// Covers ACC-PROF-01
test('a profile panel keeps typed text while another panel is open', async () => {
  await open('/user/profile?panel=personal-data')
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  fillIn('Name', 'Ana Lúcia')
  await userEvent.click(within(await menu()).getByRole('link', { name: 'Change password' }))
  await title('Change password')
  expect(name.closest('section')?.hidden).toBe(true)
  await userEvent.click(within(await menu()).getByRole('link', { name: 'Personal data' }))
  await title('Personal data')
  expect(field('Name').value).toBe('Ana Lúcia')
})

// Covers ACC-PROF-01
test('going back from a profile panel returns to the place in the menu', async () => {
  await open('/user/profile')
  const link = within(await menu()).getByRole('link', { name: 'General settings' })
  window.scrollTo(0, 300)
  await userEvent.click(link)
  await title('General settings')
  await waitFor(() => expect(window.scrollY).toBe(0))
  act(() => history.back())
  await waitFor(async () => expect(document.activeElement).toBe(await menu()))
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
  await userEvent.click(within(await menu()).getByRole('link', { name: 'General settings' }))
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
