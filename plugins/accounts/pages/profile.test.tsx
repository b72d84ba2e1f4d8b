import { definePlugin, fill, globeIcon } from '@kernel'
import { expect, test } from '@rstest/core'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, startMockServer } from '@tests/kit'
import { profilePanels } from '../contract'
import accounts from '../plugin'
import { accountsTexts } from '../texts'

const mock = startMockServer()

/** Stands in for the plugin that owns the public page. */
const publicPage = definePlugin({
  id: 'public-page',
  fills: [
    fill(profilePanels, {
      id: 'public-page/my-page',
      order: 40,
      label: accountsTexts.ref('profile.settings.publicProfile'),
      icon: globeIcon,
      load: async () => ({ default: () => <p>My page is set up here.</p> }),
    }),
  ],
})

const open = (address: string, plugins = [accounts]) => openProduct(address, { plugins, as: 'ana' })
const menu = () => screen.findByRole('navigation', { name: 'Parts of your profile' })
const entries = async () =>
  within(await menu())
    .getAllByRole('link')
    .map((link) => link.textContent)
const title = (name: string) => screen.findByRole('heading', { level: 2, name })

test('[ACC-PROF-01] the panel of another plugin stands fourth, and opens', async () => {
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

test('[ACC-PROF-01] with that plugin off, its entry is not there', async () => {
  await open('/user/profile?panel=my-page')
  expect(await entries()).toEqual(['Picture', 'Personal data', 'Change password', 'General settings'])
  expect(await title('Picture')).toBeTruthy()
})

test('[ACC-PROF-01] a panel is opened by its address', async () => {
  await open('/user/profile?panel=password')
  expect(await title('Change password')).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 2, name: 'Picture' })).toBeNull()
  expect(await screen.findByLabelText(/^Current password/)).toBeTruthy()
})

test('[FLT-33] without a limit of the account the deployment’s is offered', async () => {
  for (const person of mock.state.people) person.settings.timeout = 0
  await openProduct('/user/profile', {
    plugins: [accounts],
    as: 'ana',
    settings: { session: { defaultLimit: 45 } },
  })
  await userEvent.click(within(await menu()).getByRole('link', { name: 'General settings' }))
  expect((await screen.findByRole<HTMLInputElement>('spinbutton')).value).toBe('45')
})
