import { definePlugin, fill } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import billing from '@plugins/billing/plugin'
import groups from '@plugins/groups/plugin'
import preferences from '@plugins/preferences/plugin'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allowConsoleErrors, fakeClock, openProduct, recordDownloads, startMockServer } from '@tests/kit'
import { dataExports } from '../../plugins/accounts/contract'
import { manifests } from '../plugin-combinations/open-screens'

const mock = startMockServer()

const download = () => screen.findByRole('button', { name: /^Download my data/ })
const progress = () => screen.queryByRole('progressbar', { name: 'Reading your data' })

const readPart = async () => 'read'

/** A plugin with a part of the file, whose code loads when the test says so. */
function pluginOfPart() {
  const code = Promise.withResolvers<{ default: typeof readPart }>()
  const plugin = definePlugin({
    id: 'test',
    fills: [fill(dataExports, { id: 'test/part', load: () => code.promise })],
  })
  return { plugin, load: () => code.resolve({ default: readPart }) }
}

// Covers UX-42
test('a member downloads all data as one file, even if a part fails', async () => {
  const files = recordDownloads()
  mock.fault({ operation: 'getGroups', status: 500 })
  await openProduct('/settings?panel=data', { plugins: manifests, as: 'ana' })
  const data = await screen.findByRole('region', { name: 'Your data' })
  fireEvent.click(await within(data).findByRole('button', { name: 'Download my data' }))
  await within(data).findByText('The file is incomplete')
  const file = files.at(-1)
  expect(file?.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const content = JSON.parse((await file?.content.text()) ?? '')
  expect(Object.keys(content)).toEqual([
    'about',
    'posts',
    'saved-and-muted',
    'connections',
    'messages',
    'courses',
    'notes',
    'drafts',
    'payments',
  ])
  expect(content.posts.length).toBeGreaterThan(0)
  expect(content.connections.connections.length).toBeGreaterThan(0)
  expect(content.messages[0].messages.length).toBeGreaterThan(0)
  expect(data.textContent).toContain('We couldn’t include: Groups.')
})

// Covers UX-42
test('the file with the data of a member contains a part whose code loads late', async () => {
  const files = recordDownloads()
  const { plugin, load } = pluginOfPart()
  await openProduct('/settings?panel=data', { plugins: [preferences, accounts, billing, plugin], as: 'ana' })
  fireEvent.click(await download())
  await waitFor(() => expect(progress()).toBeTruthy())
  load()
  await waitFor(() => expect(files).toHaveLength(1))
  const content = JSON.parse((await files[0]?.content.text()) ?? '')
  expect(Object.keys(content)).toEqual(['about', 'drafts', 'payments', 'part'])
  await waitFor(() => expect(progress()).toBeNull())
  expect(screen.queryByText('The file is incomplete')).toBeNull()
})

// Covers UX-42
test('the download of the data of a member names a part whose code does not load', async () => {
  const { advance } = fakeClock()
  allowConsoleErrors(/No result within/)
  const files = recordDownloads()
  await openProduct('/settings?panel=data', {
    plugins: [preferences, accounts, pluginOfPart().plugin],
    as: 'ana',
  })
  fireEvent.click(await download())
  await waitFor(() => expect(progress()).toBeTruthy())
  await act(() => advance(20_000))
  expect((await screen.findByText('The file is incomplete')).parentElement?.textContent).toContain('part')
  expect(files).toHaveLength(1)
})

// Covers UX-42, KRN-AUTH-06
test('a logout stops the download of the data of a member', async () => {
  const files = recordDownloads()
  const release = mock.hold('getGroups')
  await openProduct('/settings?panel=data', { plugins: [preferences, accounts, billing, groups], as: 'ana' })
  fireEvent.click(await download())
  await waitFor(() => expect(mock.requests('getGroups')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
  release()
  fireEvent.click(await within(screen.getByRole('banner')).findByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(files).toEqual([])
})

// Covers UX-42
test('the download of the data of a member keeps the focus, and is canceled at once', async () => {
  const files = recordDownloads()
  mock.hold('getGroups')
  await openProduct('/settings?panel=data', { plugins: [preferences, accounts, groups], as: 'ana' })
  const button = await download()
  button.focus()
  fireEvent.click(button)
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  expect(document.activeElement).toBe(button)
  await waitFor(() => expect(mock.requests('getGroups')).toHaveLength(1))
  cancel.focus()
  fireEvent.click(cancel)
  await waitFor(() => expect(progress()).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(files).toEqual([])
})
