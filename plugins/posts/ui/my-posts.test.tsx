import { myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible, reload, renderRoute, startMockServer } from '@tests/kit'
import posts from '../plugin'

const mock = startMockServer()

const open = (as = 'ana', tab = 'mine') => renderRoute(myPageRoute, { plugins: [posts], as, query: { tab } })
const cards = () => screen.findAllByRole('article')
const cardAt = async (index: number) => {
  const card = (await cards()).at(index)
  if (!card) throw new Error(`There is no post ${index}.`)
  return card
}
const sizeOf = (card: Element) => Number(card.getAttribute('aria-setsize'))
const seeTotal = (total: number) => waitFor(async () => expect(sizeOf(await cardAt(0))).toBe(total))
const seeFocus = (target: () => Element | undefined) =>
  waitFor(() => expect(document.activeElement).toBe(target()))
const undoToast = () => screen.findByRole('group', { name: 'Post deleted' })
const pressUndo = async (name: 'Undo' | 'Close') =>
  fireEvent.click(within(await undoToast()).getByRole('button', { name }))

/** Opens the menu of a post by keyboard: its button has the focus. */
async function openMenu(card: HTMLElement) {
  const button = within(card).getByRole('button', { name: 'More actions' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  return screen.findByRole('menu')
}
/** Deletes a post by keyboard. */
async function remove(card: HTMLElement) {
  await openMenu(card)
  await screen.findByRole('menuitem', { name: 'Delete post' })
  await userEvent.keyboard('delete{Enter}')
}

// Covers PST-PAGE-01, PST-PAGE-03
test('my page shows the feed and the member’s own posts, newest first', async () => {
  await open('ana', 'feed')
  const first = within(await cardAt(0))
  expect(first.getByRole('button', { name: /^Like/ })).toBeTruthy()
  expect(first.queryByRole('heading', { name: 'Your post' })).toBeNull()

  fireEvent.click(screen.getByRole('tab', { name: 'My posts' }))
  await screen.findByRole('feed', { name: 'My posts' })
  expect(location.search).toBe('?tab=mine')
  const mine = await cardAt(0)
  expect(within(mine).getByRole('heading', { name: 'Your post' })).toBeTruthy()
  const times = (await cards()).map((card) => card.querySelector('header time')?.getAttribute('datetime'))
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual([...times].sort().reverse())
  const menu = within(await openMenu(mine))
  for (const name of ['Edit post', 'Delete post']) expect(menu.getByRole('menuitem', { name })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await expectAccessible()
  expect(mock.requests('getMyPosts')).toHaveLength(1)
})

// Covers PST-PAGE-04
test('my page shows a message when the member has no posts', async () => {
  await open('nova')
  expect(await screen.findByText('You haven’t posted anything yet')).toBeTruthy()
})

// Covers PST-CARD-03, UX-15
test('a deletion hides its post at once and is sent when its toast closes', async () => {
  await open()
  const first = await cardAt(0)
  const { textContent } = first
  const total = sizeOf(first)
  await remove(first)
  await seeTotal(total - 1)
  expect((await cardAt(0)).textContent).not.toBe(textContent)
  await undoToast()
  expect(mock.requests('deletePost')).toEqual([])

  await pressUndo('Close')
  await waitFor(() => expect(mock.requests('deletePost')).toHaveLength(1))
  const request = mock.onlyRequest('deletePost')
  const id = Number(request.path.split('/').at(-1))
  expect(request).toMatchObject({ method: 'POST', body: { Id: id }, headers: { authorization: true } })
  expect(mock.state.posts.some((post) => post.id === id)).toBe(false)
  await reload()
  await seeTotal(total - 1)
})

// Covers UX-15
test('undoing a deletion shows the post again and sends no request', async () => {
  await open()
  const first = await cardAt(0)
  const { textContent } = first
  const total = sizeOf(first)
  await remove(first)
  await undoToast()
  await expectAccessible()
  await pressUndo('Undo')
  await seeTotal(total)
  const again = await cardAt(0)
  expect(again.textContent).toBe(textContent)
  await seeFocus(() => within(again).getByRole('button', { name: 'More actions' }))
  expect(screen.queryByRole('group', { name: 'Post deleted' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: /, Home$/ }))
  await reload()
  await screen.findByRole('feed')
  expect(mock.requests('deletePost')).toEqual([])
})

// Covers UX-15
test('a post deletion is sent when the user opens another screen', async () => {
  await open()
  await remove(await cardAt(0))
  await undoToast()
  const [link] = screen.getAllByRole('link', { name: 'New post' })
  if (link) fireEvent.click(link)
  await waitFor(() => expect(mock.requests('deletePost')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Post deleted' })).toBeNull())
})

// Covers PST-CARD-03
test('the focus moves to the next post after a deletion by keyboard', async () => {
  const ana = mock.state.people.find(({ email }) => email === 'ana@roda.example')?.id
  let kept = 0
  mock.state.posts = mock.state.posts.filter(({ authorId }) => authorId !== ana || kept++ < 4)
  await open()
  const next = (await cardAt(1)).textContent
  let total = sizeOf(await cardAt(0))
  expect(total).toBe(4)
  await remove(await cardAt(0))
  await seeTotal(--total)
  const first = await cardAt(0)
  await seeFocus(() => first)
  expect(first.textContent).toBe(next)

  while (total > 1) {
    await remove(await cardAt(-1))
    await seeTotal(--total)
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-posinset')).toBe(String(total)))
  }
  await remove(await cardAt(0))
  const link = await screen.findByRole('link', { name: 'Write your first post' })
  await seeFocus(() => link)
})

// Covers PST-CARD-03, FLT-163
test.each([403, 500])('a post is restored when its deletion is answered by %i', async (status) => {
  await open()
  const total = sizeOf(await cardAt(0))
  mock.fault({ operation: 'deletePost', status })
  await remove(await cardAt(0))
  await seeTotal(total - 1)
  await pressUndo('Close')
  expect(await screen.findAllByText(/Error deleting post/)).not.toEqual([])
  expect(screen.queryAllByText(/may have gone through/).length > 0).toBe(status === 500)
  await seeTotal(total)
})

// Covers UX-16
test('a member filters own posts and sees who can read private posts', async () => {
  await open()
  const all = sizeOf(await cardAt(0))
  const visibility = screen.getByLabelText('Visibility')
  const search = screen.getByLabelText('Search your posts')
  const change = (target: Element, value: string) => fireEvent.change(target, { target: { value } })
  change(visibility, 'private')
  await waitFor(async () => expect(sizeOf(await cardAt(0))).toBeLessThan(all))
  expect(within(await cardAt(0)).getByText(/^(Visible to: .+|Only you)$/)).toBeTruthy()
  await expectAccessible()
  change(search, 'no post says this')
  expect(await screen.findByText('No posts match')).toBeTruthy()
  change(search, '')
  change(visibility, '')
  await seeTotal(all)
})

// Covers UX-16
test('the panel beside the own posts counts them, and its months filter the list', async () => {
  await open()
  const counts = within(await screen.findByRole('region', { name: 'Your posts' }))
  const total = sizeOf(await cardAt(0))
  expect(counts.getByText(String(total))).toBeTruthy()
  const months = within(screen.getByRole('region', { name: 'Months' })).getAllByRole('button')
  const month = months.at(-1)
  const count = Number(month?.lastChild?.textContent)
  expect(count).toBeLessThan(total)
  if (month) fireEvent.click(month)
  await seeTotal(count)
  expect(month?.getAttribute('aria-pressed')).toBe('true')
  expect(location.search).toMatch(/^\?tab=mine&month=\d{4}-\d\d$/)
  await expectAccessible()
  if (month) fireEvent.click(month)
  await seeTotal(total)
  expect(location.search).toBe('?tab=mine')
})
