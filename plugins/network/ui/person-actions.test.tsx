import { expect, test } from '@rstest/core'
import { fireEvent, screen } from '@testing-library/react'
import { renderSlot, startMockServer } from '@tests/kit'
import { publicPageActions } from '../../public-page/contract'
import network from '../plugin'

const mock = startMockServer()

const nova = () => mock.state.people.find(({ login }) => login === 'nova.lindqvist')
const openActions = () =>
  renderSlot(publicPageActions, { login: 'nova.lindqvist' }, { plugins: [network], as: 'ana' })

// Covers NET-FIND-01, UX-04
test('a connection can be requested on a public page when its person could not be searched', async () => {
  mock.fault({ operation: 'searchPeople', status: 503, times: 1 })
  await openActions()
  fireEvent.click(await screen.findByRole('button', { name: 'Connect: nova.lindqvist' }))
  expect(await screen.findByRole('group', { name: 'Connection requested' })).toBeTruthy()
  expect(mock.onlyRequest('requestConnection').body).toEqual({ connectionId: nova()?.id })
})
