import { $session, loginRoute, myPageRoute } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import courses from '@plugins/courses/plugin'
import groups from '@plugins/groups/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import { beforeEach, expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, fakeClock, fakeDevice, openProduct, startMockServer } from '@tests/kit'

const mock = startMockServer()

beforeEach(() => localStorage.setItem('consent', 'true'))

const plugins = [accounts, posts]
/** The first banner: happy-dom also counts headers of sections. */
const bar = () => within(screen.getAllByRole('banner')[0] as HTMLElement)
const href = (element: HTMLElement) => element.getAttribute('href')

// Covers KRN-NAV-01, KRN-NAV-03
test('the navigation bar shows home, languages and login to a visitor', async () => {
  await openProduct(loginRoute.path, { plugins, settings: { brand: { name: 'Escola do Mar' } } })
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  await waitFor(() => expect(document.title).toBe('Log in · Escola do Mar'))
  expect(href(bar().getByRole('link', { name: 'Escola do Mar, Home' }))).toBe('/')
  expect(bar().getByRole('button', { name: 'Language: English' })).toBeTruthy()
  expect(href(bar().getByRole('link', { name: 'Create account' }))).toBe('/user/register')
  expect(bar().queryByRole('link', { name: 'Log in' })).toBeNull()
  expect(bar().queryByRole('button', { name: 'Account menu' })).toBeNull()
  await expectAccessible()
})

// Covers KRN-NAV-03
test('the registration has a link to the login in the bar, and none to itself', async () => {
  await openProduct('/user/register', { plugins })
  await screen.findByRole('heading', { level: 1, name: 'Create account' })
  expect(href(bar().getByRole('link', { name: 'Log in' }))).toBe(loginRoute.path)
  expect(bar().queryByRole('link', { name: 'Create account' })).toBeNull()
})

// Covers UX-05
test.each([
  ['/mypage', 'Home', 'page'],
  ['/mypage?tab=mine', 'My posts', 'page'],
  ['/createPost', 'Home', 'page'],
  ['/manageConnections', 'Me', 'true'],
  ['/contact', 'Me', 'true'],
  ['/course/1', 'Courses', 'true'],
  ['/course/mycourses', 'Courses', 'page'],
])('at %s, the place "%s" is marked', async (path, name, current) => {
  await openProduct(path, { plugins: [...plugins, groups, network, courses], as: 'ana' })
  // The composer is a dialog, which hides what is behind it from screen readers.
  const places = await screen.findByRole('navigation', { name: 'Main navigation', hidden: true })
  const place = () => within(places).getByRole('link', { name, hidden: true })
  await waitFor(() => expect(place().getAttribute('aria-current')).toBe(current))
})

// Covers UX-05
test('on phones, the menu of languages also has the themes for a visitor', async () => {
  fakeDevice({ width: 360 })
  await openProduct(loginRoute.path, { plugins })
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  fireEvent.click(bar().getByRole('button', { name: 'Language: English' }))
  const themes = within(await screen.findByRole('group', { name: 'Theme' })).getAllByRole('menuitemradio')
  expect(themes.map(({ textContent }) => textContent)).toEqual(['System', 'Light', 'Dark'])
})

// Covers KRN-NAV-02
test('members see links, minutes left and a greeting in the navigation bar', async () => {
  await openProduct(myPageRoute.path, {
    plugins,
    as: 'ana',
    settings: { studio: { url: 'https://studio.example/' } },
  })
  const account = await screen.findByRole('button', { name: 'Account menu' })
  const navigation = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  expect(href(navigation.getByRole('link', { name: 'My posts' }))).toBe('/mypage?tab=mine')
  const studio = navigation.getByRole('link', { name: /^Studio/ })
  expect(href(studio)).toBe('https://studio.example/')
  expect(studio.getAttribute('rel')).toBe('noopener noreferrer')
  expect(href(navigation.getByRole('link', { name: 'Contact' }))).toBe('/contact')
  expect(bar().getByText('120 minutes left in this session')).toBeTruthy()
  expect(bar().queryByRole('link', { name: 'Log in' })).toBeNull()

  fireEvent.click(account)
  expect(await screen.findByText('Hello, Ana Martins')).toBeTruthy()
  const themes = within(screen.getByRole('group', { name: 'Theme' })).getAllByRole('menuitemradio')
  expect(themes.map(({ textContent }) => textContent)).toEqual(['System', 'Light', 'Dark'])
  const items = screen.getByRole('menu').querySelectorAll('[role^=menuitem]')
  expect([...items].at(-1)?.textContent).toBe('Log out')
  await expectAccessible()
})

// Covers KRN-NAV-04
test('the navigation bar counts down the minutes of the session', async () => {
  const { advance } = fakeClock()
  const scope = await openProduct('/mypage', { plugins, as: 'ana' })
  await waitFor(() => expect(scope.getState($session)).not.toBeNull())
  expect(await bar().findByText('120 minutes left in this session')).toBeTruthy()
  await advance(5.5 * 60_000)
  expect(await bar().findByText('115 minutes left in this session')).toBeTruthy()
})

// Covers KRN-NAV-02
test('badges load although the first screen waits for an answer that does not come', async () => {
  mock.fault({ operation: 'getGroups', silence: true })
  const { advance } = fakeClock()
  const called = (id: string) => mock.requests().some(({ operationId }) => operationId === id)
  await openProduct('/manageGroups', { plugins: [groups, network], as: 'ana' })
  await waitFor(() => expect(called('getGroups')).toBe(true))
  expect(called('getPendingConnections')).toBe(false)
  await advance(5_000)
  await waitFor(() => expect(called('getPendingConnections')).toBe(true))
})
