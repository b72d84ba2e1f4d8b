import { myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, within } from '@testing-library/react'
import { fakeDevice, openProduct, renderRoute, startMockServer } from '@tests/kit'
import { discoverRoute } from '../../plugins/network/contract'
import { manifests } from './open-screens'

const mock = startMockServer()

// Covers UX-05
test('on wide screens, requests are first beside the feed, and their number is at the place "Connections"', async () => {
  await renderRoute(myPageRoute, { plugins: manifests, as: 'ana' })
  const requests = within(await screen.findByRole('region', { name: 'Requests' }))
  await requests.findByRole('heading', { name: 'Requests 3 requests' })
  expect(requests.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/manageConnections')
  expect(requests.getAllByRole('button', { name: /^Accept/ })).toHaveLength(2)
  await screen.findByRole('link', { name: 'Connections 3 requests' })
})

// Covers UX-05
test('on phones, the place "Connections" of the screen "Me" counts the requests', async () => {
  fakeDevice({ width: 360 })
  await openProduct('/me', { plugins: manifests, as: 'ana' })
  const me = within(await screen.findByRole('navigation', { name: 'Me' }))
  await me.findByRole('link', { name: /^Connections\s*3 requests/ })
})

// Covers UX-05
test.each([
  ['the settings', [], '/settings', 'Appearance'],
  ['my page, if the preferences are off', ['preferences'], '/mypage', 'Home'],
])('on desktops, the address of the screen "Me" leads to %s', async (_, off, path, title) => {
  await openProduct('/me', {
    plugins: manifests,
    settings: { plugins: Object.fromEntries(off.map((id) => [id, false])) },
    as: 'ana',
  })
  await screen.findByRole('heading', { level: 1, name: title })
  expect(location.pathname).toBe(path)
})

// Covers UX-05
test('the screen "Me" lists the invitation, which opens in a dialog', async () => {
  fakeDevice({ width: 360 })
  await openProduct('/me', { plugins: manifests, as: 'ana' })
  const me = within(await screen.findByRole('navigation', { name: 'Me' }))
  fireEvent.click(await me.findByRole('button', { name: 'Invite people' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  await dialog.findByRole('textbox', { name: 'Email addresses' })
})

// Covers UX-03
test('discover names a shared group, and can show people or courses only', async () => {
  const member = { userId: 'nova', name: 'Nova Lindqvist', login: 'nova.lindqvist' }
  mock.fault({ operation: 'getGroups', json: [{ id: 1, name: 'Seed swap', members: [member] }] })
  await renderRoute(discoverRoute, { plugins: manifests, as: 'ana' })
  fireEvent.input(await screen.findByLabelText('Search people and courses'), { target: { value: 'nova' } })
  await screen.findByText(/In Seed swap with you/)
  const show = within(screen.getByRole('group', { name: 'Show' }))
  fireEvent.click(show.getByRole('button', { name: 'People' }))
  expect(screen.queryByRole('region', { name: 'Courses' })).toBeNull()
  fireEvent.click(show.getByRole('button', { name: 'Courses' }))
  await screen.findByRole('region', { name: 'Courses' })
  expect(screen.queryByRole('region', { name: 'People you may know' })).toBeNull()
  expect(location.search).toContain('show=')
})
