import { definePlugin, myPageRoute, navigate, page, settingsRoute } from '@kernel'
import { afterEach, expect, onTestFinished, rs, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeClock, fakeOfflineCopy, pressOn, reload, renderRoute, startMockServer } from '@tests/kit'
import { scopeBind } from 'effector'
import posts from '../plugin'

const mock = startMockServer()

/** Stands in for the plugin of the settings. */
const preferences = definePlugin({
  id: 'preferences',
  routes: [page(settingsRoute, { load: async () => ({ default: () => <h1>Settings</h1> }) })],
})

afterEach(() => void rs.useRealTimers())

async function publishAs(email: string, content: string) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ content, publicPost: 'true', publishOnNostr: 'false' }))
    body.append(name, value)
  const headers = { Authorization: `Bearer ${mock.signIn(email)}` }
  await fetch(new URL('/api/post/create', location.origin), { method: 'POST', headers, body })
}

// Covers FLT-13
test('the feed offers a new post within a minute while it is open', async () => {
  rs.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderRoute(myPageRoute, { plugins: [posts], as: 'ana' })
  await screen.findAllByRole('article')
  await publishAs('bruno@roda.example', 'First kiln of the year.')
  rs.advanceTimersByTime(60_000)
  expect(await screen.findByRole('button', { name: '1 new post' })).toBeTruthy()
})

// Covers FLT-174
test('a feed that the server does not send, while it answers other calls, says that it is a copy', async () => {
  const { advanceUntil } = fakeClock()
  fakeOfflineCopy({ path: '/api/post/feed', answer: [{ id: 1, content: 'From the copy.' }] })
  mock.fault({ operation: 'getFeed', silence: true })
  await renderRoute(myPageRoute, { plugins: [posts], as: 'ana' })
  await waitFor(() => expect(mock.requests('getFeed')).not.toEqual([]))
  await advanceUntil(() => screen.queryByText('From the copy.') !== null)
  expect(await screen.findByText(/^The server didn’t answer. This is a copy saved on/)).toBeTruthy()
  expect(screen.queryByText('You’re offline.')).toBeNull()
  mock.clearFaults()
  // A further try has begun before.
  await advanceUntil(() => screen.queryByRole('button', { name: 'Try again' }) !== null)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/This is a copy/)).toBeNull())
})

// Covers FLT-30
test('the navigation bar links to the user’s own posts and the feed', async () => {
  await renderRoute(myPageRoute, { plugins: [posts], as: 'ana' })
  const tab = (name: string) => screen.findByRole('tab', { name, selected: true })
  await tab('Feed')
  const link = screen.getByRole('link', { name: 'My posts' })
  expect(link.getAttribute('aria-current')).not.toBe('page')
  await userEvent.click(link)
  await tab('My posts')
  expect(link.getAttribute('aria-current')).toBe('page')
  await userEvent.click(screen.getByRole('link', { name: /, Home$/ }))
  await tab('Feed')
  expect(location.pathname + location.search).toBe('/mypage')
})

// Covers FLT-31
test('the feed and the user’s posts are prefetched when my page opens', async () => {
  await renderRoute(myPageRoute, { plugins: [posts], as: 'ana' })
  await screen.findAllByRole('article')
  const requested = () => mock.requests().map(({ operationId }) => operationId)
  await waitFor(() => expect(requested()).toEqual(expect.arrayContaining(['getMyPosts', 'getFeed'])))
  expect(requested().filter((operation) => operation === 'getFeed')).toHaveLength(1)
})

// Covers FLT-31
test('the user’s own posts are shown although their prefetch failed', async () => {
  mock.fault({ operation: 'getMyPosts', status: 503, times: 2 })
  await renderRoute(myPageRoute, { plugins: [posts], as: 'ana' })
  const requested = () => mock.requests().filter(({ operationId }) => operationId === 'getMyPosts').length
  await waitFor(() => expect(requested()).toBe(2))
  await userEvent.click(screen.getByRole('tab', { name: 'My posts' }))
  expect(await screen.findByRole('feed', { name: 'My posts' })).toBeTruthy()
})

// Covers UX-40
test('a link leads to a post of the feed that is held back, and again to the same post', async () => {
  rs.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const scope = await renderRoute(myPageRoute, { plugins: [posts], as: 'ana' })
  await screen.findAllByRole('article')
  await publishAs('bruno@roda.example', 'First kiln of the year.')
  rs.advanceTimersByTime(60_000)
  rs.useRealTimers()
  const pill = await screen.findByRole('button', { name: '1 new post' })
  const post = mock.state.posts.find(({ content }) => content === 'First kiln of the year.')
  // A link to the current URL replaces its entry in the history.
  const follow = (replace: boolean) =>
    act(() => scopeBind(navigate, { scope })({ to: `/mypage?tab=feed&post=${post?.id}`, replace }))
  const seeFocus = () =>
    waitFor(() =>
      expect(document.activeElement?.closest('article')?.textContent).toContain('First kiln of the year.'),
    )
  follow(false)
  await seeFocus()
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('1')
  expect(pill.isConnected).toBe(false)

  screen.getByRole('tab', { name: 'Feed' }).focus()
  follow(true)
  await seeFocus()
})

// Covers UX-40
test('a link leads to a post that the loaded feed lacks', async () => {
  const scope = await renderRoute(myPageRoute, { plugins: [posts], as: 'ana' })
  await screen.findAllByRole('article')
  await publishAs('bruno@roda.example', 'First kiln of the year.')
  const post = mock.state.posts.find(({ content }) => content === 'First kiln of the year.')
  act(() => scopeBind(navigate, { scope })({ to: `/mypage?tab=feed&post=${post?.id}` }))
  await waitFor(() =>
    expect(document.activeElement?.closest('article')?.textContent).toContain('First kiln of the year.'),
  )
  expect(screen.queryByRole('group', { name: 'This post is no longer available' })).toBeNull()
})

// Covers UX-40
for (const [tab, name] of [
  ['feed', 'Feed'],
  ['mine', 'My posts'],
] as const)
  test(`a link to a post that is gone says so once: ${name}`, async () => {
    await renderRoute(myPageRoute, { plugins: [posts], as: 'ana', query: { tab, post: 'gone' } })
    await screen.findByRole('feed', { name })
    expect(await screen.findAllByRole('group', { name: 'This post is no longer available' })).toHaveLength(1)
    // The link does not lead to the post when that comes back.
    expect(location.search).toBe(`?tab=${tab}`)
  })

/** Opens the feed at one of its posts, by a link. */
async function openLinked() {
  const scope = await renderRoute(myPageRoute, { plugins: [posts, preferences], as: 'ana' })
  const feed = await screen.findByRole('feed', { name: 'Feed' })
  const id = within(feed).getAllByRole('article')[1]?.parentElement?.dataset.key
  act(() => scopeBind(navigate, { scope })({ to: `/mypage?tab=feed&post=${id}` }))
  await waitFor(() => expect(document.activeElement?.parentElement?.dataset.key).toBe(id))
  return { scope, feed }
}
/** Gives a list the time to focus a linked post. */
const waitForFocus = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

// Covers UX-40
test('the tabs keep the focus after a link has led to a post', async () => {
  await openLinked()
  for (const name of ['My posts', 'Feed']) {
    const tab = screen.getByRole('tab', { name })
    await userEvent.click(tab)
    await screen.findByRole('feed', { name })
    await waitForFocus()
    expect(document.activeElement).toBe(tab)
  }
})

// Covers UX-40
test('going back to the feed does not lead to the linked post again', async () => {
  const { scope, feed } = await openLinked()
  // The screen gets the focus back where it was left.
  act(() => screen.getByRole('tab', { name: 'Feed' }).focus())
  act(() => scopeBind(navigate, { scope })({ to: '/settings' }))
  await waitFor(() => expect(feed.isConnected).toBe(false))
  const focused: unknown[] = []
  const handleFocus = ({ target }: FocusEvent) => focused.push(target)
  document.addEventListener('focusin', handleFocus)
  onTestFinished(() => document.removeEventListener('focusin', handleFocus))
  act(() => history.back())
  await screen.findByRole('feed', { name: 'Feed' })
  await waitForFocus()
  expect(focused.filter((target) => target instanceof Element && target.closest('article'))).toEqual([])
})

// Covers UX-40
test('a reload does not lead to the linked post again', async () => {
  await openLinked()
  await reload()
  await screen.findByRole('feed', { name: 'Feed' })
  await waitForFocus()
  expect(document.activeElement?.closest('article')).toBeNull()
})

// Covers UX-07, FLT-176
test('j moves between the posts of the open tab, not of one that was open before', async () => {
  await renderRoute(myPageRoute, { plugins: [posts], as: 'ana' })
  await screen.findByRole('feed', { name: 'Feed' })
  await userEvent.click(screen.getByRole('tab', { name: 'My posts' }))
  const mine = await screen.findByRole('feed', { name: 'My posts' })
  const [first, second] = await within(mine).findAllByRole('article')
  // The code of the shortcut may still be loading.
  await waitFor(async () => {
    await userEvent.keyboard('j')
    expect(document.activeElement?.matches('article')).toBe(true)
  })
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(second)
  pressOn('Greek', 'k')
  expect(document.activeElement).toBe(first)
})
