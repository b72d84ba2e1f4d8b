import { homeRoute, myPageRoute } from '@kernel'
import { publicPageRoute } from '@plugins/public-page/contract'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { reload, renderRoute, startMockServer } from '@tests/kit'
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
test('the landing page says that nothing is public yet', async () => {
  localStorage.setItem('consent', 'true')
  mock.fault({ operation: 'getHomeFeed', json: [] })
  await renderRoute(homeRoute, { plugins: manifests })
  expect(await within(await findRecent()).findByText('No public posts or courses yet.')).toBeTruthy()
})

// Covers UX-01
test('the landing page has a link to my page for members, and no login link', async () => {
  localStorage.setItem('consent', 'true')
  mock.state.posts.splice(5)
  await renderRoute(homeRoute, { plugins: manifests, as: 'ana' })
  const toMyPage = await screen.findByRole('link', { name: 'Go to home page' })
  expect(toMyPage.getAttribute('href')).toBe(myPageRoute.path)
  const main = within(screen.getByRole('main'))
  for (const name of ['Create your account', 'Join now', 'Log in'])
    expect(main.queryByRole('link', { name })).toBeNull()

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

// Covers UX-04
test('a member requests a connection on a public page', async () => {
  await openPageOf('ana.martins', 'nova')
  fireEvent.click(await screen.findByRole('button', { name: 'Connect: Ana Martins' }))
  await screen.findByRole('group', { name: 'Connection requested' })
  await findRequested()
  expect(mock.requests('requestConnection')).toHaveLength(1)
  await reload()
  await findRequested()
})

// Covers UX-04
test('the public page of a connection links to the conversation', async () => {
  await openPageOf('bruno.carvalho', 'ana')
  await screen.findByText('Connected')
  fireEvent.click(screen.getByRole('link', { name: 'Message' }))
  await screen.findByRole('log', { name: 'Messages with Bruno Carvalho' })
  expect(`${location.pathname}${location.search}`).toMatch(/^\/messages\?with=/)
})

// Covers UX-04
test.each([
  ['visitors', undefined, 'Sign up to connect'],
  ['owners', 'ana', 'Edit my page'],
])('%s see no connection button on a public page', async (_, as, name) => {
  await openPageOf('ana.martins', as)
  await screen.findByRole('link', { name })
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull()
})
