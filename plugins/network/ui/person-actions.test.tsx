import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderSlot, startMockServer } from '@tests/kit'
import { publicPageActions } from '../../public-page/contract'
import network from '../plugin'

const mock = startMockServer()

const nova = () => mock.state.people.find(({ login }) => login === 'nova.lindqvist')
const openActions = (login: string) =>
  renderSlot(publicPageActions, { login }, { plugins: [network], as: 'ana' })

// Covers NET-FIND-01, UX-04
test('a connection can be requested on a public page when its person could not be searched', async () => {
  mock.fault({ operation: 'searchPeople', status: 503, times: 1 })
  await openActions('nova.lindqvist')
  fireEvent.click(await screen.findByRole('button', { name: 'Connect: nova.lindqvist' }))
  expect(await screen.findByRole('group', { name: 'Connection requested' })).toBeTruthy()
  expect(mock.onlyRequest('requestConnection').body).toEqual({ connectionId: nova()?.id })
})

// Covers NET-CONN-03, FLT-93
test('a request on the public page of somebody who had asked first says that both are connected, and keeps the focus', async () => {
  await openActions('jermain.price')
  const button = await screen.findByRole('button', { name: 'Connect: Jermain Price' })
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByRole('group', { name: 'You are connected now.' })).toBeTruthy()
  const actions = await screen.findByRole('group', { name: 'Actions: Jermain Price' })
  const connected = await within(actions).findByRole('button', { name: 'Connected' })
  await waitFor(() => expect(document.activeElement).toBe(connected))
})
