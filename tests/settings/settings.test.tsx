import { myPageRoute } from '@kernel'
import courses from '@plugins/courses/plugin'
import messaging from '@plugins/messaging/plugin'
import posts from '@plugins/posts/plugin'
import preferences from '@plugins/preferences/plugin'
import { beforeEach, expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, startMockServer } from '@tests/kit'

const mock = startMockServer()
const user = userEvent.setup({ delay: null })

beforeEach(() => localStorage.setItem('consent', 'true'))

const open = (address: string) =>
  openProduct(address, { plugins: [preferences, posts, messaging, courses], as: 'ana' })
const dialog = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })
const feed = async () => within(await screen.findByRole('feed')).findAllByRole('article')
const press = (keys: string) => user.keyboard(keys)

/** Opens the list of shortcuts. The keys work once their code has loaded, after the first paint. */
async function openOverview() {
  await waitFor(async () => {
    await press('{Shift>}?{/Shift}')
    expect(dialog()).not.toBeNull()
  })
}

// Covers UX-41, UX-21
test('plugins add sections to the settings, each at one address that the index has', async () => {
  await open('/settings')
  const videos = within(await screen.findByRole('region', { name: 'Videos' }))
  expect(await videos.findByRole('switch', { name: /^Autoplay/ })).toBeTruthy()
  // No plugin has a screen for notifications.
  expect(await screen.findByRole('region', { name: 'Messages' })).toBeTruthy()
  const index = within(screen.getByRole('navigation', { name: 'Account and settings' }))
  await user.click(index.getByRole('link', { name: 'Hidden and muted' }))
  await screen.findByRole('heading', { level: 1, name: 'Hidden and muted' })
  expect(location.search).toBe('?panel=muted')
  expect(screen.queryByRole('region', { name: 'Videos' })).toBeNull()
})

// Covers UX-41
test('the earlier address of a section of the settings leads to it', async () => {
  await open('/settings#posts/muted')
  const section = await screen.findByRole('region', { name: 'Muted words' })
  await waitFor(() => expect(document.activeElement).toBe(section))
  expect(location.pathname + location.search + location.hash).toBe('/settings?panel=muted')
})

// Covers UX-07
test('keyboard shortcuts move in the feed, open screens and are listed', async () => {
  await open(myPageRoute.path)
  const posts = await feed()
  await openOverview()
  expect(dialog()?.textContent).toContain('Like the post')
  const groups = within(dialog() as HTMLElement).getAllByRole('heading', { level: 3 })
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Everywhere',
    'Go to',
    'Posts',
    'Messages',
    'Video in a lesson',
  ])
  await press('{Escape}')
  await waitFor(() => expect(dialog()).toBeNull())

  // The shortcuts of the feed are another piece of code.
  await waitFor(async () => {
    await press('j')
    expect(document.activeElement).toBe(posts[0])
  })
  for (const [key, index] of [
    ['j', 1],
    ['k', 0],
  ] as const) {
    await press(key)
    expect(document.activeElement).toBe(posts[index])
  }
  await press('l')
  await waitFor(() => expect(mock.onlyRequest('reactToPost')).toBeTruthy())

  await press('gm')
  await waitFor(() => expect(location.pathname).toBe('/messages'))
  const search = await screen.findByRole<HTMLInputElement>('searchbox')
  search.focus()
  await press('gd')
  expect(location.pathname).toBe('/messages')
  expect(search.value).toBe('gd')
})

// Covers UX-07
test('the list of shortcuts turns them off and on, with the same switch as the settings', async () => {
  await open('/settings')
  await openOverview()
  const inList = within(dialog() as HTMLElement).getByRole('switch', { name: 'Single-key shortcuts' })
  fireEvent.click(inList)
  expect(dialog()).toBeTruthy()
  await press('{Escape}')
  await waitFor(() => expect(dialog()).toBeNull())
  const inSettings = screen.getByRole<HTMLInputElement>('switch', { name: /^Single-key shortcuts/ })
  expect(inSettings.checked).toBe(false)
  await press('{Shift>}?{/Shift}')
  expect(dialog()).toBeNull()
  fireEvent.click(inSettings)
  await openOverview()
})

// Covers UX-07
test('keyboard shortcuts stay off when a member turns them off', async () => {
  await open('/settings')
  await openOverview()
  await press('{Escape}')
  await waitFor(() => expect(dialog()).toBeNull())
  fireEvent.click(await screen.findByRole('switch', { name: /^Single-key shortcuts/ }))
  fireEvent.click(screen.getByRole('link', { name: 'Home' }))
  await feed()
  await press('{Shift>}?{/Shift}')
  await press('n')
  await press('gm')
  expect(location.pathname).toBe(myPageRoute.path)
  expect(dialog()).toBeNull()
})
