import { myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, renderRoute, startMockServer } from '@tests/kit'
import { discoverRoute } from '../../plugins/network/contract'
import { manifests } from './open-screens'

const mock = startMockServer()

// Covers UX-03
test('a newcomer discovers people and courses and connects', async () => {
  const search = (text: string) =>
    fireEvent.input(screen.getByLabelText('Search people and courses'), { target: { value: text } })
  await renderRoute(discoverRoute, { plugins: manifests, as: 'nova' })
  const courses = within(await screen.findByRole('region', { name: 'Courses' }))
  const people = () => within(screen.getByRole('region', { name: 'People you may know' }))
  await courses.findByRole('link', { name: 'Guitar for late beginners' })
  await expectAccessible()

  search('guitar')
  await people().findByText('No suggestions right now')
  expect(people().getByRole('link', { name: 'Search all people' }).getAttribute('href')).toBe(
    '/mypage?tab=people&q=guitar',
  )
  expect(courses.getByRole('link', { name: 'Guitar for late beginners' })).toBeTruthy()
  search('astrology')
  await courses.findByText('No courses found')

  search('ana')
  fireEvent.click(await screen.findByRole('button', { name: 'Connect: Ana Martins' }))
  await people().findByRole('button', { name: 'Requested: Ana Martins' })
  await waitFor(() => expect(mock.onlyRequest('requestConnection')).toBeTruthy())
})

// Covers UX-03
test('suggestions leave out the member, connections and open requests', async () => {
  const open = async () => {
    await renderRoute(myPageRoute, { plugins: manifests, as: 'ana', query: { tab: 'people' } })
    const panel = within(await screen.findByRole('tabpanel'))
    return within(await panel.findByRole('list', { name: 'People you may know' }))
  }
  const suggestions = await open()
  for (const name of ['Ana Martins', 'Bruno Carvalho', 'Jermain Price'])
    await waitFor(() => expect(suggestions.queryByText(name), name).toBeNull())
  const [suggested] = suggestions.getAllByRole('link')
  const name = suggested?.textContent ?? ''
  if (suggested) fireEvent.click(suggested)
  await waitFor(() => expect(location.pathname).toMatch(/^\/@/))

  const { people, connectionRequests } = mock.state
  const idOf = (wanted: string) => people.find((person) => person.name === wanted)?.id ?? ''
  connectionRequests.push({ id: 99_001, fromId: idOf(name), toId: idOf('Ana Martins') })
  cleanup()
  const others = await open()
  await waitFor(() => expect(others.queryByText(name)).toBeNull())
})

// Covers UX-02
test('a newcomer connects with authors of public posts on my page, and sees why', async () => {
  await renderRoute(myPageRoute, { plugins: manifests, as: 'nova' })
  const cards = within(await screen.findByRole('list', { name: 'People you may know' }))
  await waitFor(() => expect(cards.getAllByRole('listitem')).toHaveLength(4))
  const [first] = cards.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/Wrote “.+”/)
  // The panel beside the posts does not repeat them.
  expect(screen.getAllByRole('heading', { name: 'People you may know' })).toHaveLength(1)
  const connect = within(first as HTMLElement).getByRole('button', { name: /^Connect: / })
  fireEvent.click(connect)
  expect(await within(first as HTMLElement).findByRole('button', { name: /^Requested: / })).toBeTruthy()
  await waitFor(() => expect(mock.onlyRequest('requestConnection')).toBeTruthy())
})
