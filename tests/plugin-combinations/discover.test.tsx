import { myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible, reload, renderRoute, startMockServer } from '@tests/kit'
import { billingRoute } from '../../plugins/billing/contract'
import { cartRoute } from '../../plugins/commerce/contract'
import { myCoursesRoute } from '../../plugins/courses/contract'
import { discoverRoute } from '../../plugins/network/contract'
import { manifests } from './open-screens'

const mock = startMockServer()

// Covers UX-03
test('a newcomer discovers people and courses and connects', async () => {
  const search = (text: string) =>
    fireEvent.input(screen.getByLabelText('Search people and courses'), { target: { value: text } })
  await renderRoute(discoverRoute, { plugins: manifests, as: 'nova' })
  const courses = within(await screen.findByRole('region', { name: 'Courses' }))
  await courses.findByRole('link', { name: 'Guitar for late beginners' })
  // Without connections, nothing can be theirs.
  expect(screen.queryByRole('button', { name: 'From my connections' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull()
  await expectAccessible()

  search('guitar')
  const found = () => within(screen.getByRole('region', { name: 'People' }))
  await waitFor(() => found().getByText('No matches'))
  expect(found().getByRole('link', { name: 'Invite people' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Guitar for late beginners' })).toBeTruthy()
  search('astrology')
  // Nothing says twice that there is nothing.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Courses' })).toBeNull())
  // A person whom nobody suggests, because the server knows all.
  mock.fault({
    operation: 'searchPeople',
    json: [{ id: 'zora', name: 'Zora Quint', login: 'zora.quint', email: '' }],
    times: 1,
  })
  search('zora')
  await waitFor(() => found().getByRole('link', { name: 'Zora Quint' }))
  found().getByText('1 person found')

  search('ana')
  fireEvent.click(await screen.findByRole('button', { name: 'Connect: Ana Martins' }))
  await found().findByRole('button', { name: 'Requested: Ana Martins' })
  await waitFor(() => expect(mock.onlyRequest('requestConnection')).toBeTruthy())
})

// Covers UX-03
for (const [name, route] of [
  ['my courses', myCoursesRoute],
  ['the cart', cartRoute],
  ['the list of payments', billingRoute],
] as const)
  test(`${name} offers courses to somebody who has none`, async () => {
    await renderRoute(route, { plugins: manifests, as: 'nova' })
    const courses = within(await screen.findByRole('region', { name: 'Courses to start with' }))
    await courses.findByRole('link', { name: 'Guitar for late beginners' })
    const cards = courses.getAllByRole('listitem')
    expect(cards.length).toBeLessThanOrEqual(6)
    // What costs nothing comes first.
    expect(cards.map(({ textContent }) => textContent?.includes('Free')).lastIndexOf(true)).toBe(
      cards.filter(({ textContent }) => textContent?.includes('Free')).length - 1,
    )
    await expectAccessible()
  })

// Covers UX-03
test('a short cart offers other courses than its own and those the member has', async () => {
  mock.fault({
    operation: 'getCoursesByLogin',
    json: [1458, 1495, 1441].map((id) => ({ id, title: `Course ${id}` })),
  })
  mock.fault({ operation: 'getEnrollments', json: [{ id: 1495, title: 'Course 1495' }] })
  mock.fault({
    operation: 'getMyCart',
    json: {
      id: 1,
      currency: 'EUR',
      items: [{ id: 1, productId: 1458, productName: 'Course 1458', quantity: 1 }],
    },
  })
  await renderRoute(cartRoute, { plugins: manifests, as: 'ana' })
  const more = within(await screen.findByRole('region', { name: 'You may also like' }))
  await waitFor(() =>
    expect(more.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Course 1441',
    ]),
  )
})

// Covers UX-03
test('a member narrows the courses and people, and sees all of a section', async () => {
  const { people, groups } = mock.state
  const bruno = people.find(({ login }) => login === 'bruno.carvalho')
  for (const group of groups) Object.assign(group, { memberIds: [bruno?.id] })
  mock.fault({
    operation: 'getCoursesByLogin',
    json: Array.from({ length: 8 }, (_, index) => ({
      id: 9000 + index,
      title: `Course ${index}`,
      launchDate: `2026-0${index + 1}-01T00:00:00Z`,
      discountPrice: index === 3 ? 0 : 10,
      currency: 'USD',
    })),
  })
  await renderRoute(discoverRoute, { plugins: manifests, as: 'ana' })
  const courses = () => within(screen.getByRole('region', { name: 'Courses' }))
  const titles = () =>
    courses()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(titles()).toHaveLength(6))
  expect(titles()[0]).toBe('Course 0')
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'newest' } })
  await waitFor(() => expect(titles()[0]).toBe('Course 7'))

  fireEvent.click(screen.getByRole('button', { name: 'Free' }))
  await waitFor(() => expect(titles()).toEqual(['Course 3']))
  expect(location.search).toBe('?order=newest&free=true')
  fireEvent.click(screen.getByRole('button', { name: 'Free' }))

  fireEvent.click(screen.getByRole('button', { name: 'In my groups' }))
  const members = within(await screen.findByRole('region', { name: 'People in your groups' }))
  expect(await members.findByRole('link', { name: 'Message: Bruno Carvalho' })).toBeTruthy()
  expect(members.getAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'In my groups' }))

  fireEvent.click(await courses().findByRole('link', { name: 'See all' }))
  await waitFor(() => expect(titles()).toHaveLength(8))
  expect(screen.queryByRole('region', { name: 'People you may know' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Courses', pressed: true })).toBeTruthy()
})

// Covers UX-03
test('the search of the discover screen also finds a course of the member', async () => {
  await renderRoute(discoverRoute, { plugins: manifests, as: 'ana' })
  const courses = within(await screen.findByRole('region', { name: 'Courses' }))
  await courses.findAllByRole('heading', { level: 3 })
  expect(courses.queryByText('Guitar for late beginners')).toBeNull()
  fireEvent.change(
    within(screen.getByRole('main')).getByRole('searchbox', { name: 'Search people and courses' }),
    {
      target: { value: 'guit' },
    },
  )
  expect(await screen.findByRole('heading', { level: 3, name: 'Guitar for late beginners' })).toBeTruthy()
})

// Covers UX-03, UX-33
test('course cards on the discover screen name the author and show how far the member is', async () => {
  await renderRoute(discoverRoute, { plugins: manifests, as: 'ana' })
  const courses = within(await screen.findByRole('region', { name: 'Courses' }))
  const [bar] = await courses.findAllByRole('progressbar', { name: 'Your progress' })
  expect(Number(bar?.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  const card = bar?.closest('li')
  expect(card?.textContent).not.toMatch(/[$€]/)
  expect(card?.querySelector('p')?.textContent).toBeTruthy()
  // The courses that the member has come after those to discover.
  const cards = courses.getAllByRole('listitem')
  expect(cards[0]?.textContent).toMatch(/[$€]|Free/)
  expect(cards.at(-1)?.textContent).not.toMatch(/[$€]|Free/)
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

// Covers UX-03, UX-09
test('Discover says that people and courses could not be loaded, not that there are none', async () => {
  for (const operation of ['getHomeFeed', 'getGroups', 'getConnections'])
    mock.fault({ operation, status: 500 })
  await renderRoute(discoverRoute, { plugins: manifests, as: 'ana' })
  await screen.findByText('Your connections couldn’t be loaded')
  await screen.findByText('Suggestions couldn’t be loaded')
  expect(screen.queryByText('No courses found')).toBeNull()
  expect(screen.queryByText('No suggestions right now')).toBeNull()

  mock.clearFaults()
  mock.fault({ operation: 'getCoursesByLogin', status: 500 })
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(retry)
  await screen.findByRole('list', { name: 'People you may know' })
  await screen.findByText('Courses couldn’t be loaded')

  mock.clearFaults()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const courses = within(screen.getByRole('region', { name: 'Courses' }))
  expect(await courses.findAllByRole('link')).not.toEqual([])
})

// Covers UX-02
test('a newcomer connects with authors of public posts on my page, and sees why', async () => {
  await renderRoute(myPageRoute, { plugins: manifests, as: 'nova' })
  // Without a width, the panel beside the posts may come first, with fewer people.
  const cards = () =>
    within(screen.getByRole('list', { name: 'People you may know' })).getAllByRole('listitem')
  await waitFor(() => expect(cards()).toHaveLength(4))
  const [first] = cards()
  expect(first?.querySelector('q')?.textContent).toMatch(/./)
  // The panel beside the posts does not repeat them.
  expect(screen.getAllByRole('heading', { name: 'People you may know' })).toHaveLength(1)
  const connect = within(first as HTMLElement).getByRole('button', { name: /^Connect: / })
  fireEvent.click(connect)
  expect(await within(first as HTMLElement).findByRole('button', { name: /^Requested: / })).toBeTruthy()
  await waitFor(() => expect(mock.onlyRequest('requestConnection')).toBeTruthy())
})

// Covers UX-02
test('the newcomer checklist marks completed steps and can be closed', async () => {
  await renderRoute(myPageRoute, { plugins: manifests, as: 'nova' })
  const guide = () => screen.findByRole('region', { name: /^Welcome/ })
  const press = async (role: string, name: string) =>
    fireEvent.click(within(await guide()).getByRole(role, { name }))
  expect((await guide()).textContent).toContain('0 of 4 done')
  await screen.findByRole('heading', { name: 'Public posts' })
  await expectAccessible()

  await press('link', 'Write your first post')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'Hello, everyone')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(async () => expect((await guide()).textContent).toContain('1 of 4 done'))
  const done = within(await guide())
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('Done'))
  expect(done.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('first post')])

  await press('button', 'Don’t show again')
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull())
  await reload()
  await screen.findByRole('heading', { name: 'Public posts' })
  expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull()
})
