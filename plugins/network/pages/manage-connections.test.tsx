import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { manageConnectionsRoute } from '../contract'
import network from '../plugin'

const mock = startMockServer()

const open = (query = {}) => renderRoute(manageConnectionsRoute, { plugins: [network], as: 'ana', query })
const ana = () => mock.state.people.find(({ email }) => email === 'ana@roda.example')

test('[NET-CONN-01] out of a tag that nobody has, the focus goes to the title of all connections', async () => {
  mock.state.tags.push({ id: 99_001, ownerId: ana()?.id ?? '', name: 'Nobodys' })
  await open({ tag: 99_001 })
  fireEvent.click(await screen.findByRole('button', { name: 'Show all connections' }))
  await waitFor(() => expect(screen.queryByText('Nobody has this tag')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My connections' }))
})

test('[NET-FIND-01] a request that was taken back on the same screen can be made again', async () => {
  await open()
  fireEvent.input(await screen.findByLabelText('Who are you looking for?'), {
    target: { value: 'nova' },
  })
  fireEvent.submit(screen.getByRole('search', { hidden: true }))
  fireEvent.click(await screen.findByText('Request connection'))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel invitation: nova@roda.example' }))
  expect(await screen.findByText('Request connection')).toBeTruthy()
  expect(screen.queryByText('Requested')).toBeNull()
})
