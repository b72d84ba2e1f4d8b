import { myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startMockServer } from '@tests/kit'
import { conversation, idOf, open, seeStatus, showWholeLogs } from './chat.fixture'

const mock = startMockServer()
showWholeLogs()

const recent = () => screen.queryByRole('list', { name: 'Recent people' })
const go = async (place: string) => fireEvent.click(await screen.findByRole('link', { name: place }))
const names = () =>
  within(recent() as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent)

// Covers UX-05
test('the side column lists the people of the latest conversations once these are loaded', async () => {
  await open(myPageRoute.path)
  await screen.findByRole('link', { name: 'Messages' })
  expect(recent()).toBeNull()
  expect(mock.requests('getConversations')).toEqual([])
  await go('Messages')
  await conversation(/^Bruno Carvalho/)
  await seeStatus(/^Connected$/)
  expect(recent(), 'beside the list of conversations').toBeNull()
  await go('Home')
  // Groups are not people.
  await waitFor(() =>
    expect(names()).toEqual([
      expect.stringMatching(/Bruno Carvalho$/),
      expect.stringMatching(/Constantin Spencer$/),
      expect.stringMatching(/Inês Lourenço$/),
      expect.stringMatching(/Guadalupe Longoria Zelaya$/),
    ]),
  )

  const ines = mock.state.people.find(({ name }) => name === 'Inês Lourenço')
  mock.storeMessage(ines?.email ?? '', idOf(mock, 'ana'), 'Are you there?')
  mock.announceMessage(ines?.email ?? '', idOf(mock, 'ana'), 'Are you there?')
  await waitFor(() => expect(names()[0]).toMatch(/Inês Lourenço1 unread message$/))
  const link = screen.getByRole('link', { name: /Inês Lourenço/ })
  expect(link.getAttribute('href')).toBe(`/messages?with=${ines?.id}`)
})

// Covers UX-05
test('the recent people come together with their pictures', async () => {
  const release = mock.hold('getConnections')
  await open()
  await conversation(/^Bruno Carvalho/)
  await go('Home')
  await screen.findByRole('link', { name: 'Home', current: 'page' })
  expect(recent()).toBeNull()
  release()
  await waitFor(() => expect(recent()?.querySelectorAll('img')).toHaveLength(4))
})

// Covers UX-05
test('the recent people come without pictures when these do not load', async () => {
  mock.fault({ operation: 'getConnections', status: 500 })
  await open()
  await conversation(/^Bruno Carvalho/)
  await go('Home')
  await waitFor(() => expect(names()).toHaveLength(4))
})

// Covers UX-05
test('the side column has no list of recent people when there are only groups', async () => {
  const json = [{ id: 'g1', name: 'Walks', members: [{ name: 'Ana' }] }]
  mock.fault({ operation: 'getConversations', json })
  await open()
  await conversation(/Walks/)
  await go('Home')
  expect(recent()).toBeNull()
})
