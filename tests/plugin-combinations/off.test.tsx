import { expect, test } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
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

/** Plugins of the frame, by what their button is named, their keys, and the names of these in the list of all shortcuts. */
const frame = [
  { id: 'search', button: /^Search or jump/, keys: ['{Control>}k{/Control}', '/'], shortcut: 'Search' },
  { id: 'notices', button: /^Notifications/, keys: [], shortcut: 'Notifications' },
]
const ways = frame.flatMap((one) => [
  { ...one, way: 'off by config.json', options: { settings: { plugins: { [one.id]: false } } } },
  { ...one, way: 'left out of the build', options: { plugins: manifests.filter(({ id }) => id !== one.id) } },
])

// Covers PLG-03
test.each(ways)('nothing is left of the plugin $id when it is $way', async (row) => {
  const { button, keys, shortcut, options } = row
  // Others contribute to it, which nobody notices.
  await openProduct('/settings', { plugins: manifests, ...options, as: 'ana' })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(async () => {
    await userEvent.keyboard('{Shift>}?{/Shift}')
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  })
  expect(screen.queryByText(shortcut, { selector: 'dt' })).toBeNull()
  expect(screen.getByText('Show all shortcuts', { selector: 'dt' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const one of keys) await userEvent.keyboard(one)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: button })).toBeNull()
  expect(document.querySelector('header :is(div, nav, section, ul):empty')).toBeNull()
})

// Covers PLG-03, KRN-ROUTE-02
test('"Page not found" offers no search when the search is off', async () => {
  allowConsoleErrors(/There is no screen/)
  await openWithout('/nowhere', ['search'], 'ana')
  await screen.findByRole('link', { name: 'Go to home page' })
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
})
