import { navigate } from '@kernel'
import { expect, test } from '@rstest/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allowConsoleErrors, openProduct, startMockServer } from '@tests/kit'
import { scopeBind } from 'effector'
import { manifests } from '../plugin-combinations/open-screens'
import { actingScreens } from '../slow/acting-screens'

const mock = startMockServer()
const ana = { plugins: manifests, as: 'ana' }
const visitor = { plugins: manifests }

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** Follows a link of a part of the screen. */
const follow = (role: 'main' | 'navigation', name: string | RegExp) =>
  waitFor(() => {
    const [part] = screen.getAllByRole(role)
    fireEvent.click(within(part as HTMLElement).getByRole('link', { name }))
  })
const go = (way: 'back' | 'forward') => act(() => history[way]())
const unknownAddress = /^There is no screen at \//

// Covers KRN-ROUTE-01
test.each([
  ['/', 'Learn together, in good company'],
  ['/user/login', 'Log in'],
  ['/user/timeout', 'Your session has expired'],
])('the screen %s opens for visitors when its address is visited', async (path, name) => {
  await openProduct(path, visitor)
  await heading(name)
  expect(location.pathname).toBe(path)
})

// Covers KRN-ROUTE-01
test.each([
  ['/createPost', 'New post'],
  ['/manageConnections', 'Connections'],
  ['/manageGroups', 'Groups'],
  ['/group/create', 'New group'],
  ['/course/mycourses', 'My courses'],
  ['/course/learn/1479', 'Seeing light'],
  ['/lesson?course=1479&lesson=1481', 'One window, all day'],
  ['/course/1479', 'Seeing light'],
  ['/shoppingCart', 'Shopping cart'],
  ['/course/enrolled', 'Your payment couldn’t be confirmed'],
  ['/user/billing', 'Billing'],
  ['/messages', 'Messages'],
  ['/user/profile', 'Profile'],
  ['/contact', 'Contact'],
])('the screen %s opens for members when its address is visited', async (path, name) => {
  await openProduct(path, ana)
  await heading(name)
  expect(`${location.pathname}${location.search}`).toBe(path)
})

// Covers KRN-ROUTE-01
test('screens open by link, back and forward', async () => {
  await openProduct('/mypage', ana)
  await heading('Home')
  await follow('navigation', 'Contact')
  await heading('Contact')
  go('back')
  await heading('Home')
  go('forward')
  await heading('Contact')
  await follow('navigation', 'Home')
  await heading('Home')
  await follow('navigation', 'Courses')
  await heading('My courses')
  fireEvent.click(screen.getByRole('link', { name: /^Shopping cart/ }))
  await heading('Shopping cart')
  go('back')
  await heading('My courses')
  go('forward')
  await heading('Shopping cart')
})

// Covers KRN-ROUTE-01
test('/user/logout ends the session and leads home', async () => {
  await openProduct('/user/logout', ana)
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(await screen.findAllByRole('link', { name: 'Log in' })).not.toEqual([])
  expect(localStorage.getItem('token')).toBeNull()
})

// Covers KRN-ROUTE-02
test.each(['/nowhere', '/user/nowhere', '/course/learn/7/more', '/a/b/c', '/%E0%A4%A'])(
  'the unknown address %s shows "Page not found" with a link home',
  async (path) => {
    allowConsoleErrors(unknownAddress)
    await openProduct(path, visitor)
    await heading('Page not found')
    fireEvent.click(screen.getByRole('link', { name: 'Go to home page' }))
    await heading('Learn together, in good company')
    expect(location.pathname).toBe('/')
  },
)

// Covers KRN-ROUTE-02
test('"Page not found" offers members places and the search', async () => {
  allowConsoleErrors(unknownAddress)
  await openProduct('/nowhere', ana)
  await heading('Page not found')
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mypage',
    '/discover',
    '/course/mycourses',
    '/messages',
  ])
  fireEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Search' }))
  expect(await screen.findByRole('combobox', { name: 'Search' })).toBeTruthy()
})

// Covers KRN-ROUTE-02
test('"Page not found" is shown in the language of the reader', async () => {
  allowConsoleErrors(unknownAddress)
  await openProduct('/nowhere', { ...visitor, language: 'pt-PT' })
  await heading('Página não encontrada')
})

// Covers KRN-ROUTE-04
test('an unknown path of one segment logs one error, a longer path none', async () => {
  const scope = await openProduct('/ana/martins', visitor)
  await heading('Page not found')
  allowConsoleErrors(/\/ana\.martins/)
  act(() => scopeBind(navigate, { scope })({ to: '/ana.martins' }))
  const { error } = console
  await waitFor(() => expect(error).toHaveBeenCalledTimes(1))
  expect(error).toHaveBeenCalledWith(expect.stringContaining('/ana.martins'))
  await heading('Page not found')
})

// Covers KRN-ROUTE-03
test('addresses of activation screens are never read as activation tokens', async () => {
  for (const [name, text] of [
    ['instructions', 'One step left'],
    ['success', 'Your account is active'],
    ['error', 'Your account couldn’t be activated'],
  ] as const) {
    cleanup()
    await openProduct(`/user/activate/${name}`, visitor)
    await heading(text)
  }
  expect(mock.requests('activate')).toEqual([])
})

test('a new screen has the focus on its content and sets the title', async () => {
  await openProduct('/mypage', ana)
  await heading('Home')
  await follow('navigation', 'Contact')
  await heading('Contact')
  await waitFor(() => expect(document.activeElement?.id).toBe('content'))
  expect(document.title).toBe('Contact · Roda')
})

// Covers FLT-110
test('every screen that acts when it is opened is tested beside a login in another tab', () => {
  const acting = manifests.flatMap(({ routes = [] }) => routes.filter(({ hasSideEffects }) => hasSideEffects))
  expect(acting.map(({ route }) => route.id).toSorted()).toEqual(actingScreens.toSorted())
})
