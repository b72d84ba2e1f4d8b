import { myPageRoute } from '@kernel'
import { discoverRoute } from '@plugins/network/contract'
import network from '@plugins/network/plugin'
import notices from '@plugins/notices/plugin'
import { listsChanged } from '@plugins/posts/model/personal-lists'
import posts from '@plugins/posts/plugin'
import search from '@plugins/search/plugin'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'

const mock = startMockServer()

const suggested = () =>
  screen.queryAllByRole('button', { name: /^Connect: / }).map((button) => button.getAttribute('aria-label'))

// Covers UX-14, UX-03
test('a muted person is not suggested', async () => {
  const scope = await renderRoute(discoverRoute, { plugins: [network, posts], as: 'ana' })
  await waitFor(() => expect(suggested().length).toBeGreaterThan(1))
  const [label] = suggested()
  const name = label?.replace('Connect: ', '') ?? ''
  const login = mock.state.people.find((person) => person.name === name)?.login ?? ''
  const params = () => ({ people: [{ name, login, at: 1 }] })
  await act(() => allSettled(listsChanged, { scope, params }))
  await waitFor(() => expect(suggested()).not.toContain(label))
  expect(suggested()).not.toEqual([])
})

// Covers UX-14
test('posts of a muted person are neither notices nor search results', async () => {
  mock.state.posts.splice(30)
  const scope = await renderRoute(myPageRoute, { plugins: [notices, posts, search], as: 'ana' })
  const cards = await screen.findAllByRole('article')
  const authorOf = (card: HTMLElement) => within(card).getAllByRole('heading', { level: 2 })[0]?.textContent
  const [author, ...others] = cards.map((card) => authorOf(card) ?? '')
  const word = cards[0]?.querySelector('[dir=auto]')?.textContent?.match(/\p{L}{5,}/u)?.[0] ?? ''
  const other = others.find((name) => name !== author)
  const person = mock.state.people.find(({ name }) => name === author)
  const params = () => ({ people: [{ name: author ?? '', login: person?.login ?? '', at: 1 }] })
  await act(() => allSettled(listsChanged, { scope, params }))
  await waitFor(() => expect(screen.getAllByRole('article').map(authorOf)).not.toContain(author))

  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }))
  const list = await screen.findByRole('dialog', { name: 'Notifications' })
  await waitFor(() => expect(list.textContent).toContain(`${other} posted`))
  expect(list.textContent).not.toContain(`${author} posted`)
  await userEvent.keyboard('{Escape}')

  fireEvent.click(await screen.findByRole('button', { name: 'Search or jump to…' }))
  const field = await screen.findByRole('combobox', { name: 'Search' })
  const results = () => document.querySelector('[role=listbox]')?.textContent
  fireEvent.input(field, { target: { value: 'a' } })
  await waitFor(() => expect(results()).toContain('Feed'))
  fireEvent.input(field, { target: { value: word } })
  await waitFor(() => expect(results()).not.toContain('Feed'))
})
