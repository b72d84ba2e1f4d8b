import { discoverRoute } from '@plugins/network/contract'
import network from '@plugins/network/plugin'
import { listsChanged } from '@plugins/posts/model/personal-lists'
import posts from '@plugins/posts/plugin'
import { expect, test } from '@rstest/core'
import { act, screen, waitFor } from '@testing-library/react'
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
