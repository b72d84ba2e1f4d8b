import { definePlugin, fill, myPageRoute, myPageSide } from '@kernel'
import { expect, test } from '@rstest/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
import posts from '../plugin'

const mock = startMockServer()

let client: QueryClient | undefined

function Refetch() {
  client = useQueryClient()
  return (
    <button type="button" onClick={() => void client?.refetchQueries({ type: 'active' })}>
      Refetch
    </button>
  )
}
/** Adds a button that refetches all queries, as returning to the tab or the poll interval does. */
const other = definePlugin({
  id: 'other',
  fills: [
    fill(myPageSide, {
      id: 'other/refetch',
      label: { namespace: 'other', key: 'title' },
      load: async () => ({ default: Refetch }),
    }),
  ],
})

const open = (tab: 'feed' | 'mine') =>
  renderRoute(myPageRoute, { plugins: [posts, other], as: 'ana', query: { tab } }).then(() =>
    screen.findByText('Refetch'),
  )
async function firstCard() {
  const [card] = await screen.findAllByRole('article')
  if (!card) throw new Error('There is no post.')
  return card
}

const reads = (operation: string) =>
  mock.requests().filter(({ operationId }) => operationId === operation).length

/** Requests the lists slowly and delays `change` even more, so that the lists are answered first. */
function readWhileChanging(change: string) {
  for (const operation of ['getMyPosts', 'getFeed']) mock.fault({ operation, latency: 1_000, times: 1 })
  mock.fault({ operation: change, latency: 2_000 })
  screen.getByText('Refetch').click()
}

// Covers PST-CARD-03
test('a deleted post does not reappear when a list request was still running', async () => {
  await open('mine')
  const card = await firstCard()
  const total = Number(card.getAttribute('aria-setsize'))
  within(card).getByRole('button', { name: 'More actions' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Delete post' })
  await userEvent.keyboard('delete{Enter}')
  const toast = await screen.findByRole('group', { name: 'Post deleted' })
  readWhileChanging('deletePost')
  await userEvent.click(within(toast).getByRole('button', { name: 'Close' }))

  await waitFor(() => expect(reads('deletePost')).toBe(1))
  expect((await firstCard()).getAttribute('aria-setsize')).toBe(String(total - 1))
  await waitFor(() => expect(client?.isFetching()).toBe(0))
  expect((await firstCard()).getAttribute('aria-setsize')).toBe(String(total - 1))
})

// Covers PST-COMM-03
test('a new comment does not disappear when a list request was still running', async () => {
  await open('feed')
  const card = await firstCard()
  await userEvent.click(within(card).getByRole('button', { name: /^Comment/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Well said.')
  readWhileChanging('createComment')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))

  expect(await within(card).findByText('Well said.')).toBeTruthy()
  expect(await screen.findAllByText('Comment posted')).not.toEqual([])
  expect(await within(await firstCard()).findByText('Well said.')).toBeTruthy()
})

// Covers PST-CARD-02
test('the reaction stays pressed when a list request was still running', async () => {
  await open('feed')
  const like = within(await firstCard()).getByRole('button', { name: /^Like/ })
  expect(like.getAttribute('aria-pressed')).toBe('false')
  const seen: unknown[] = []
  const watch = new MutationObserver(() => seen.push(like.getAttribute('aria-pressed')))
  watch.observe(like, { attributes: true, attributeFilter: ['aria-pressed'] })
  readWhileChanging('reactToPost')
  await userEvent.click(like)

  await waitFor(() => expect(client?.isFetching()).toBe(0))
  await waitFor(() => expect(client?.isMutating()).toBe(0))
  expect(seen).toEqual(['true'])
})

// Covers FLT-70
test('the reaction button sends one request for three clicks in one frame', async () => {
  await open('feed')
  const like = within(await firstCard()).getByRole('button', { name: /^Like/ })
  expect(like.getAttribute('aria-pressed')).toBe('false')
  like.click()
  like.click()
  like.click()

  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(reads('reactToPost')).toBe(1))
  expect(like.getAttribute('aria-pressed')).toBe('true')
})

// Covers PST-CARD-02
test('a post has the last clicked reaction after two quick clicks', async () => {
  await open('feed')
  const release = mock.hold('reactToPost')
  const card = within(await firstCard())
  const [like, dislike] = [/^Like/, /^Dislike/].map((name) => card.getByRole('button', { name }))
  const pressed = () => [like, dislike].map((button) => button?.getAttribute('aria-pressed'))
  expect(pressed()).toEqual(['false', 'false'])
  like?.click()
  // Clicks within one frame would count as one.
  await waitFor(() => expect(reads('reactToPost')).toBe(1))
  expect(pressed()).toEqual(['true', 'false'])
  dislike?.click()
  await waitFor(() => expect(pressed()).toEqual(['false', 'true']))
  release()
  await waitFor(() => expect(reads('reactToPost')).toBe(2))
  expect(mock.requests('reactToPost').map(({ body }) => body)).toMatchObject([
    { reactionType: 1 },
    { reactionType: 2 },
  ])
  expect(pressed()).toEqual(['false', 'true'])
})

// Covers FLT-155
test('a post that another tab deletes is away until that tab undoes it', async () => {
  await open('mine')
  const total = Number((await firstCard()).getAttribute('aria-setsize'))
  const id = (await firstCard()).closest('[data-key]')?.getAttribute('data-key')
  const ana = mock.state.people.find(({ login }) => login.startsWith('ana.'))
  const key = `roda:own:${ana?.id}:change:other-tab`
  const tell = (newValue: string | null) =>
    act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })))
  const deletion = { name: 'posts.post', input: id, at: Date.now() }
  const seeTotal = (left: number) =>
    waitFor(async () => expect((await firstCard()).getAttribute('aria-setsize')).toBe(String(left)))

  tell(JSON.stringify(deletion))
  await seeTotal(total - 1)
  tell(JSON.stringify({ ...deletion, end: 'drop' }))
  tell(null)
  await seeTotal(total)
  expect((await firstCard()).closest('[data-key]')?.getAttribute('data-key')).toBe(id)
})
