import { expect, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible, openProduct, startMockServer } from '@tests/kit'
import network from '../../plugins/network/plugin'
import notices from '../../plugins/notices/plugin'
import posts from '../../plugins/posts/plugin'
import preferences from '../../plugins/preferences/plugin'
import publicPage from '../../plugins/public-page/plugin'

const plugins = [notices, posts, network, preferences, publicPage]
const mock = startMockServer()

/** Opens the list of who likes Ana's newest post: Bruno, Inês, Ana herself and two strangers. */
async function openLikers(lists?: object) {
  const idOf = (login: string) => mock.state.people.find((one) => one.login === login)?.id ?? ''
  const ana = idOf('ana.martins')
  const known = new Set(
    mock.state.connections.flatMap(({ ownerId, personId }) => (ownerId === ana ? personId : [])),
  )
  const strangers = mock.state.people.filter(({ id }) => id !== ana && !known.has(id)).slice(0, 2)
  const [post] = mock.state.posts
    .filter(({ authorId }) => authorId === ana)
    .sort((one, other) => other.postDate.localeCompare(one.postDate))
  const likers = [idOf('bruno.carvalho'), ...strangers.map(({ id }) => id), ana, idOf('ines.lourenco')]
  mock.state.reactions = likers.map((personId) => ({ postId: post?.id ?? 0, personId, reactionType: 1 }))
  if (lists) localStorage.setItem(`roda:own:${ana}:posts.lists`, JSON.stringify(lists))
  await openProduct('/mypage?tab=mine', { plugins, as: 'ana' })
  const [card] = await screen.findAllByRole('article')
  const count = within(card ?? document.body).getByRole('button', { name: '5 likes' })
  count.focus()
  await userEvent.keyboard('{Enter}')
  return { count, dialog: await screen.findByRole('dialog', { name: 'Liked by 5 people' }) }
}
const linesOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((item) => [...item.childNodes].at(-1)?.textContent)

// Covers UX-63
test('the number of likes opens the people that the user knows, by keyboard', async () => {
  const { count, dialog } = await openLikers()
  await waitFor(() =>
    expect(linesOf(dialog)).toEqual([
      'You',
      'Bruno Carvalho@bruno.carvalho',
      'Inês Lourenço@ines.lourenco',
      '2 more people you are not connected with',
    ]),
  )
  expect(within(dialog).getByRole('link', { name: 'Bruno Carvalho' }).getAttribute('href')).toBe(
    '/@bruno.carvalho',
  )
  await expectAccessible(dialog)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(count))
})

// Covers UX-63
test('a muted person is not named among those who like a post', async () => {
  const { dialog } = await openLikers({ people: [{ login: 'bruno.carvalho', name: 'Bruno', at: 1 }] })
  await waitFor(() =>
    expect(linesOf(dialog)).toEqual([
      'You',
      'Inês Lourenço@ines.lourenco',
      '3 more people you are not connected with',
    ]),
  )
})
