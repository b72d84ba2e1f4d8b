import { myPageRoute } from '@kernel'
import { afterEach, expect, rs, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeClock, fakeOfflineCopy, pressOn, renderRoute, startMockServer } from '@tests/kit'
import posts from '../plugin'

const mock = startMockServer()

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
