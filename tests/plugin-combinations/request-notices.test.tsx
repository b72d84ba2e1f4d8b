import { discoverRoute } from '@plugins/network/contract'
import network from '@plugins/network/plugin'
import notices from '@plugins/notices/plugin'
import { expect, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'

const mock = startMockServer()

// Covers UX-40
test('connection requests are accepted and declined in the list behind the bell', async () => {
  await renderRoute(discoverRoute, { plugins: [network, notices], as: 'ana' })
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const fresh = within(dialog.getByRole('region', { name: 'New' }))
  expect(fresh.getAllByRole('listitem')).toHaveLength(3)

  await userEvent.click(fresh.getByRole('button', { name: 'Accept Jermain Price' }))
  await waitFor(() => expect(fresh.getAllByRole('listitem')).toHaveLength(2))
  expect(mock.onlyRequest('requestConnection')).toBeTruthy()
  // The focus stays in the list although the pressed button is gone.
  expect(fresh.getAllByRole('listitem')).toContain(document.activeElement)

  await userEvent.click(dialog.getByRole('button', { name: 'Mark all as read' }))
  const earlier = within(await dialog.findByRole('region', { name: 'Earlier' }))
  expect(dialog.queryByRole('region', { name: 'New' })).toBeNull()
  for (const name of ['Decline Cauã Pereira', 'Decline Marcos Cornejo Maldonado'])
    await userEvent.click(earlier.getByRole('button', { name }))
  await dialog.findByText('You’re all caught up')
  expect(mock.requests('declineInvitation')).toHaveLength(2)
})
