import { expect, test } from '@rstest/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, expectAccessible, openProduct, startMockServer } from '@tests/kit'
import { manifests } from './open-screens'

const mock = startMockServer()

const without = (plugin: string) => manifests.filter(({ id }) => id !== plugin)
const openWithout = (address: string, off: readonly string[], as?: string) =>
  openProduct(address, {
    plugins: manifests,
    settings: { plugins: Object.fromEntries(off.map((id) => [id, false])) },
    as,
  })

// Covers PLG-03
test('the app has no login and no links to it when the accounts plugin is off', async () => {
  await openWithout('/user/login', ['accounts'])
  await screen.findByRole('heading', { name: 'Page not found' })
  expect(screen.queryByText('Log in')).toBeNull()
})

// Covers PLG-03
test.each([[['accounts']], [['posts', 'accounts']]])(
  'the start page welcomes visitors when %j are off',
  async (off) => {
    await openWithout('/', off)
    await screen.findByRole('heading', { name: 'Welcome to Roda' })
    expect(screen.queryByText('Log in')).toBeNull()
    await expectAccessible()
  },
)

// Covers PLG-03
test.each([
  { plugin: 'preferences', address: '/settings', off: ['preferences'], built: manifests },
  { plugin: 'preferences', address: '/settings', off: [], built: without('preferences') },
  { plugin: 'diagnostics', address: '/__plugins', off: ['diagnostics'], built: manifests },
  { plugin: 'diagnostics', address: '/__plugins', off: [], built: without('diagnostics') },
])('nothing is at $address or leads there without $plugin, off: $off', async ({ address, off, built }) => {
  allowConsoleErrors(/^There is no screen at/)
  await openProduct(address, {
    plugins: built,
    settings: { diagnostics: true, plugins: Object.fromEntries(off.map((id) => [id, false])) },
    as: 'ana',
  })
  await screen.findByRole('heading', { name: 'Page not found' })
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }))
  await screen.findByRole('menuitem', { name: 'Log out' })
  expect(document.querySelector(`a[href="${address}"]`)).toBeNull()
})

// Covers PLG-03
test('my page opens and calls no posts API when the posts plugin is off', async () => {
  await openWithout('/mypage', ['posts', 'network'], 'ana')
  await screen.findByText('Nothing here yet')
  expect(mock.requests('retryLogin')).toHaveLength(1)
  expect(mock.requests().filter(({ path }) => path.startsWith('/api/post'))).toEqual([])
})
