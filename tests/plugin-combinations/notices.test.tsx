import { myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible, reload, renderRoute, startMockServer } from '@tests/kit'
import { manifests } from './open-screens'

const mock = startMockServer()

// Covers UX-40
test('the bell counts unread connection requests and posts after a reload', async () => {
  mock.state.posts.splice(30)
  await renderRoute(myPageRoute, { plugins: manifests, as: 'ana' })
  const bell = (unread: string) => screen.findByRole('button', { name: `Notifications${unread}` })
  await bell(', 3 unread')
  // No screen needs the payments yet, so they load only when the bell is opened.
  expect(mock.requests('getMyOrders')).toEqual([])

  mock.addPosts(1)
  await reload()
  fireEvent.click(await bell(', 4 unread'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const fresh = within(dialog.getByRole('region', { name: 'New' }))
  expect(fresh.getAllByRole('listitem')).toHaveLength(4)
  const earlier = within(await dialog.findByRole('region', { name: 'Earlier' }))
  expect(await earlier.findAllByRole('link', { name: /^Payment/ })).not.toEqual([])
  await expectAccessible(screen.getByRole('dialog', { name: 'Notifications' }))
  fireEvent.click(fresh.getByRole('link', { name: / posted/ }))
  await waitFor(() => expect(location.pathname).toMatch(/^\/post\/\d+$/))
  await screen.findByRole('article')

  await userEvent.click(await bell(', 3 unread'))
  const again = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  fireEvent.click(again.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(again.getByRole('status').textContent).toBe('No unread notifications'))
  await userEvent.keyboard('{Escape}')
  const quiet = await bell('')
  await waitFor(() => expect(document.activeElement).toBe(quiet))
  await reload()
  await screen.findByRole('article')
  await bell('')
})
