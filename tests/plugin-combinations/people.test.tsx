import { homeRoute, myPageRoute } from '@kernel'
import { publicPageRoute } from '@plugins/public-page/contract'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { reload, renderRoute, startMockServer } from '@tests/kit'
import { choose } from './choose'
import { manifests } from './open-screens'

const mock = startMockServer()

const openPageOf = (login: string, as?: string) =>
  renderRoute(publicPageRoute, { plugins: manifests, as, params: { id: `@${login}` } })
const findRequested = () => screen.findByRole('button', { name: 'Requested: Ana Martins' })

const findRecent = () => screen.findByRole('region', { name: 'On Roda right now' })

// Covers UX-46, ACC-LAND-01
test('the landing page shows public posts and courses in turn', async () => {
  localStorage.setItem('consent', 'true')
  await renderRoute(homeRoute, { plugins: manifests })
  const recent = within(await findRecent())
  await waitFor(() => expect(recent.getAllByRole('article')).toHaveLength(4))
  const links = recent.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links.map((href) => href.replace(/[^/]+$/, ''))).toEqual(['/', '/course/', '/', '/course/'])
  expect(links[0]).toMatch(/^\/@/)
})

// Covers UX-46
test('the cards of the landing page show likes, comments and the price, but no zero', async () => {
  localStorage.setItem('consent', 'true')
  const author = { name: 'Ana Martins', login: 'ana.martins' }
  const post = (id: number, likes: number, comments: object[]) => ({
    id,
    content: `<p>Post ${id}</p>`,
    author,
    postDate: '2026-11-26T10:00:00Z',
    comments,
    reactions: Array.from({ length: likes }, (_, userId) => ({ userId, reactionType: 1 })),
  })
  mock.fault({
    operation: 'getHomeFeed',
    json: [post(1, 3, [{ id: 9, content: 'Yes', author }]), post(2, 0, [])],
  })
  mock.fault({
    operation: 'getCoursesByLogin',
    json: [
      {
        id: 1,
        title: 'Bread',
        instructor: 'Ana Martins',
        classes: 13,
        fullPrice: 89,
        discountPrice: 59,
        currency: 'USD',
      },
      { id: 2, title: 'Herbs', discountPrice: 0, currency: 'USD' },
    ],
  })
  await renderRoute(homeRoute, { plugins: manifests })
  const recent = within(await findRecent())
  const cardOf = async (text: string) => (await recent.findByText(text)).closest('article') as HTMLElement
  const liked = await cardOf('Post 1')
  expect(liked.textContent).toContain('3 likes')
  expect(liked.textContent).toContain('1 comment')
  expect((await cardOf('Post 2')).textContent).not.toContain('0')
  const bread = (await cardOf('Bread')).textContent
  expect(bread).toContain('Ana Martins · 13 lessons')
  expect(bread).toContain('$59.00Before $89.00')
  expect((await cardOf('Herbs')).textContent).toContain('Free')
})

// Covers UX-46
test('the landing page says that nothing is public yet', async () => {
  localStorage.setItem('consent', 'true')
  mock.fault({ operation: 'getHomeFeed', json: [] })
  await renderRoute(homeRoute, { plugins: manifests })
  expect(await within(await findRecent()).findByText('Nothing public yet.')).toBeTruthy()
})

// Covers UX-01
test('the landing page has a link to my page for members, and no login link', async () => {
  localStorage.setItem('consent', 'true')
  mock.state.posts.splice(5)
  await renderRoute(homeRoute, { plugins: manifests, as: 'ana' })
  const toMyPage = await screen.findByRole('link', { name: 'Go to home page' })
  expect(toMyPage.getAttribute('href')).toBe(myPageRoute.path)
  const main = within(screen.getByRole('main'))
  for (const name of ['Create account', 'Log in']) expect(main.queryByRole('link', { name })).toBeNull()

  const navigation = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  const home = () => navigation.getAllByRole('link')[0] as HTMLElement
  const mine = () => navigation.getByRole('link', { name: 'My posts' })
  const seeCurrent = (current: HTMLElement, other: HTMLElement) =>
    waitFor(() => {
      expect(current.getAttribute('aria-current')).toBe('page')
      expect(other.getAttribute('aria-current')).not.toBe('page')
    })
  expect(home().textContent).toBe('Home')
  fireEvent.click(home())
  await screen.findByRole('tab', { name: 'Feed', selected: true })
  expect(location.pathname).toBe(myPageRoute.path)
  await seeCurrent(home(), mine())

  fireEvent.click(mine())
  await screen.findByRole('tab', { name: 'My posts', selected: true })
  await seeCurrent(mine(), home())

  fireEvent.click(screen.getByRole('link', { name: 'Roda, Home' }))
  await screen.findByRole('tab', { name: 'Feed', selected: true })
})

const findConnected = () => screen.findByRole('button', { name: 'Connected' })
const yourTags = () => within(screen.getByRole('group', { name: 'Your tags' }))
const tagNames = () =>
  yourTags()
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)

// Covers UX-04
test('a member requests a connection on a public page and cancels the request', async () => {
  await openPageOf('ana.martins', 'nova')
  fireEvent.click(await screen.findByRole('button', { name: 'Connect: Ana Martins' }))
  await screen.findByRole('group', { name: 'Connection requested' })
  await findRequested()
  expect(mock.requests('requestConnection')).toHaveLength(1)
  await reload()
  await waitFor(async () => expect((await findRequested()).getAttribute('aria-haspopup')).toBe('menu'))
  await choose(await findRequested(), 'Cancel request')
  await screen.findByRole('group', { name: 'Request canceled' })
  const connect = await screen.findByRole('button', { name: 'Connect: Ana Martins' })
  expect(document.activeElement).toBe(connect)
  expect(mock.requests('cancelInvitation')).toHaveLength(1)
})

// Covers UX-04
test('the public page of a connection links to the conversation', async () => {
  await openPageOf('bruno.carvalho', 'ana')
  await findConnected()
  fireEvent.click(screen.getByRole('link', { name: 'Message' }))
  await screen.findByRole('log', { name: 'Messages with Bruno Carvalho' })
  expect(`${location.pathname}${location.search}`).toMatch(/^\/messages\?with=/)
})

// Covers UX-04
test('the menu of a connection on its public page has the message, the tags and the end of the connection', async () => {
  await openPageOf('bruno.carvalho', 'ana')
  await choose(await findConnected(), 'Remove connection')
  await screen.findByRole('group', { name: 'Connection removed' })
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Actions: Bruno Carvalho' }))
  expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  fireEvent.click(await findConnected())
  const menu = within(await screen.findByRole('menu'))
  menu.getByRole('menuitem', { name: 'Message' })
  expect(menu.getByRole('menuitemcheckbox', { name: 'Music' }).getAttribute('aria-checked')).toBe('true')
  expect(menu.getByRole('menuitemcheckbox', { name: 'Family' }).getAttribute('aria-checked')).toBe('false')
})

// Covers UX-04
test('the public page of a connection shows the shared groups and the tags, which are added and removed', async () => {
  const bruno = mock.state.people.find(({ login }) => login === 'bruno.carvalho')
  Object.assign(mock.state.groups[0] ?? {}, { name: 'Sunday songs', memberIds: [bruno?.id] })
  await openPageOf('bruno.carvalho', 'ana')
  await screen.findByRole('group', { name: 'Your tags' })
  await screen.findByText('in Sunday songs with you')
  await waitFor(() => expect(tagNames()).toEqual(['Music', 'Garden']))
  fireEvent.click(yourTags().getByRole('button', { name: 'Garden' }))
  await waitFor(() => expect(tagNames()).toEqual(['Music']))
  await choose(yourTags().getByRole('button', { name: 'Tag: add' }), 'Family')
  await waitFor(() => expect(tagNames()).toEqual(['Music', 'Family']))
  await choose(yourTags().getByRole('button', { name: 'Tag: add' }), 'New tag')
  const field = await yourTags().findByRole('textbox', { name: 'Tag name' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.input(field, { target: { value: 'Choir' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(tagNames()).toEqual(['Music', 'Family', 'Choir']))
})

// Covers UX-04
test('people without a connection have no tags on their public page', async () => {
  await openPageOf('ana.martins', 'nova')
  await screen.findByRole('button', { name: 'Connect: Ana Martins' })
  expect(screen.queryByRole('group', { name: 'Your tags' })).toBeNull()
})

// Covers UX-04
test('owners see their public page as others do, and come back', async () => {
  await openPageOf('ana.martins', 'ana')
  fireEvent.click(await screen.findByRole('button', { name: 'How others see it' }))
  const notice = await screen.findByRole('group', { name: 'How others see it' })
  expect(document.activeElement).toBe(notice)
  expect(screen.getByText('Create account to connect').closest('[inert]')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit my page' })).toBeNull()
  fireEvent.click(within(notice).getByRole('button', { name: 'Done' }))
  const button = await screen.findByRole('button', { name: 'How others see it' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

// Covers UX-04
test.each([
  ['visitors', undefined, 'Create account to connect'],
  ['owners', 'ana', 'Edit my page'],
])('%s see no connection button on a public page', async (_, as, name) => {
  await openPageOf('ana.martins', as)
  await screen.findByRole('link', { name })
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull()
})
