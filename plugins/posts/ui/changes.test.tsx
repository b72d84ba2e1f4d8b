import { definePlugin, fill, myPageRoute, myPageSide } from '@kernel'
import { expect, test } from '@rstest/core'
import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
import posts from '../plugin'

const mock = startMockServer()

function ComeBack() {
  const client = useQueryClient()
  return (
    <button type="button" onClick={() => void client.refetchQueries({ type: 'active' })}>
      Come back
    </button>
  )
}
/** Stands in for what has the lists read anew: one comes back to the tab, or the time has come. */
const other = definePlugin({
  id: 'other',
  fills: [fill(myPageSide, { id: 'other/back', load: async () => ({ default: ComeBack }) })],
})

const open = (tab: 'feed' | 'mine') =>
  renderRoute(myPageRoute, { plugins: [posts, other], as: 'ana', query: { tab } }).then(() =>
    screen.findByText('Come back'),
  )
async function firstCard() {
  const [card] = await screen.findAllByRole('article')
  if (!card) throw new Error('There is no post.')
  return card
}

const reads = (operation: string) =>
  mock.requests().filter(({ operationId }) => operationId === operation).length

/** The lists are being read, and the server answers that before the change that is made meanwhile. */
function readWhileChanging(change: string) {
  for (const operation of ['getMyPosts', 'getFeed']) mock.fault({ operation, latency: 1_000, times: 1 })
  mock.fault({ operation: change, latency: 2_000 })
  screen.getByText('Come back').click()
}

// Covers PST-CARD-03
test('a post that is deleted while the list is being read does not come back', async () => {
  await open('mine')
  const card = await firstCard()
  const total = Number(card.getAttribute('aria-setsize'))
  await userEvent.click(within(card).getByRole('button', { name: 'Delete post' }))
  const yes = await screen.findByRole('button', { name: 'Yes' })
  readWhileChanging('deletePost')
  await userEvent.click(yes)

  expect(await screen.findAllByText('The post is deleted.')).not.toEqual([])
  expect((await firstCard()).getAttribute('aria-setsize')).toBe(String(total - 1))
  // What was to be read is read after all.
  await waitFor(() => expect(reads('getMyPosts')).toBe(3))
  expect((await firstCard()).getAttribute('aria-setsize')).toBe(String(total - 1))
})

// Covers PST-COMM-03
test('a comment that is written while the list is being read stays', async () => {
  await open('feed')
  const card = await firstCard()
  await userEvent.click(within(card).getByRole('button', { name: 'Comment' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Well said.')
  readWhileChanging('createComment')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(await within(card).findByText('Well said.')).toBeTruthy()
  expect(await screen.findAllByText('Your comment is there.')).not.toEqual([])
  expect(await within(await firstCard()).findByText('Well said.')).toBeTruthy()
})

// Covers PST-CARD-02
test('a reaction stays pressed while the list is being read', async () => {
  await open('feed')
  const like = within(await firstCard()).getByRole('button', { name: /^Like/ })
  expect(like.getAttribute('aria-pressed')).toBe('false')
  const seen: unknown[] = []
  const watch = new MutationObserver(() => seen.push(like.getAttribute('aria-pressed')))
  watch.observe(like, { attributes: true, attributeFilter: ['aria-pressed'] })
  readWhileChanging('reactToPost')
  await userEvent.click(like)

  await waitFor(() => expect(reads('getFeed')).toBe(3))
  expect(seen).toEqual(['true'])
})

// Covers FLT-70
test('two clicks in one frame are two reactions, the second after the first', async () => {
  await open('feed')
  const like = within(await firstCard()).getByRole('button', { name: /^Like/ })
  const before = like.textContent
  expect(like.getAttribute('aria-pressed')).toBe('false')
  mock.fault({ operation: 'reactToPost', latency: 1_000 })
  like.click()
  like.click()

  await waitFor(() => expect(reads('reactToPost')).toBe(1))
  // Liked and taken back: nothing else is shown while the server has answered neither.
  expect(like.getAttribute('aria-pressed')).toBe('false')
  expect(like.textContent).toBe(before)
  await waitFor(() => expect(reads('reactToPost')).toBe(2))
  expect(like.textContent).toBe(before)
})
