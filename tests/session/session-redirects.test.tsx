import { $session, loginRoute, logoutRoute, profileRoute, registerRoute } from '@kernel'
import { loadReturnToFx } from '@kernel/core/session/session'
import {
  activationErrorRoute,
  activationInstructionsRoute,
  activationSuccessRoute,
  contactRoute,
} from '@plugins/accounts/contract'
import accounts from '@plugins/accounts/plugin'
import { expect, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, startMockServer } from '@tests/kit'
import { allSettled, type Scope } from 'effector'

const mock = startMockServer()

const open = (address: string, as?: string) => openProduct(address, { plugins: [accounts], as })
const isSignedIn = (scope: Scope) => scope.getState($session) !== null
const calls = (operation: string) =>
  mock.requests().filter(({ operationId }) => operationId === operation).length

// Covers FLT-14
test('a member confirms before the registration screen logs them out', async () => {
  localStorage.setItem('consent', 'true')
  const scope = await open('/', 'ana')
  await screen.findByRole('button', { name: 'Account menu' })
  // A link in content of members or of the deployment; the product itself offers members no registration (UX-01).
  const create = document.createElement('a')
  create.href = registerRoute.path
  screen.getByRole('main').append(create)

  await userEvent.click(create)
  const question = await screen.findByRole('alertdialog', { name: 'Log out to open this page?' })
  expect(question.textContent).toContain('Ana')
  await userEvent.click(await within(question).findByRole('button', { name: 'Cancel' }))
  expect(location.pathname).toBe('/')
  expect(isSignedIn(scope)).toBe(true)

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  create.click()
  await userEvent.click(await screen.findByRole('button', { name: 'Log out and open' }))
  await waitFor(() => expect(isSignedIn(scope)).toBe(false))
  expect(location.pathname).toBe(registerRoute.path)
})

// Covers FLT-14
test('the registration screen opens for a visitor without confirmation', async () => {
  localStorage.setItem('consent', 'true')
  await open('/')
  const [create] = await screen.findAllByRole('link', { name: 'Create account' })
  await userEvent.click(create as HTMLElement)
  await waitFor(() => expect(location.pathname).toBe(registerRoute.path))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

// Covers FLT-163
test('screen readers are told once that a visitor must log in', async () => {
  await open(profileRoute.path)
  await screen.findByRole('group', { name: 'Log in to see this page.' })
  await screen.findAllByRole('link', { name: 'Create account' })
  const told = [...document.querySelectorAll('[aria-live=polite] p')].map(({ textContent }) => textContent)
  expect(told.filter((text) => text?.startsWith('Log in to see this page.'))).toHaveLength(1)
})

// Covers FLT-20
test('an untrusted link to a page with side effects asks for confirmation', async () => {
  await open('/user/login')
  const link = document.createElement('a')
  Object.assign(link, { href: '/user/logout', target: '_blank', textContent: 'notes.pdf' })
  document.body.append(link)
  await userEvent.click(link)
  const question = await screen.findByRole('alertdialog', { name: 'Open this link?' })
  expect(question.textContent).toContain('/user/logout')
})

/** Opens a URL in a tab that stored the route of the profile as return address. */
async function openAfterEnd(address: string) {
  sessionStorage.setItem('roda:rememberedRoute', profileRoute.path)
  const scope = await open(address, 'ana')
  // Not awaited: the session timer keeps running, so the scope of the effect never settles.
  void allSettled(loadReturnToFx, { scope })
  await waitFor(() => expect(isSignedIn(scope)).toBe(true))
}

// Covers FLT-09
test('a restored session keeps the opened URL, not the return address', async () => {
  await openAfterEnd(contactRoute.path)
  expect(location.pathname).toBe(contactRoute.path)
  expect(Object.keys(sessionStorage)).toEqual([])
})

// Covers FLT-09
test('the login page opens the return address when the session is restored', async () => {
  await openAfterEnd(loginRoute.path)
  expect(location.pathname).toBe(profileRoute.path)
})

const tried = ['/user/waitingList', activationSuccessRoute.path, activationErrorRoute.path]
// Covers FLT-39
for (const path of tried)
  test(`the session is restored when ${path} is opened`, async () => {
    const scope = await open(path, 'ana')
    await waitFor(() => expect(isSignedIn(scope)).toBe(true))
    expect(calls('retryLogin')).toBe(1)
    expect(location.pathname).toBe(path)
  })

// Covers FLT-39
for (const path of [activationInstructionsRoute.path, logoutRoute.path])
  test(`the session is restored and then ended when ${path} is opened`, async () => {
    const scope = await open(path, 'ana')
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
    expect(calls('retryLogin')).toBe(1)
    expect(isSignedIn(scope)).toBe(false)
  })

// Covers KRN-START-01, ACC-REG-01
test('the registration screen discards the token without calling the server', async () => {
  await open(registerRoute.path, 'ana')
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  expect(await screen.findAllByRole('link', { name: 'Log in' })).not.toEqual([])
  expect(calls('retryLogin')).toBe(0)
})

// Covers FLT-114
test.each([403, 404, 405, 407, 413, 451, 500])(
  'a restore answered with %i keeps the token and offers a retry',
  async (status) => {
    mock.fault({ operation: 'retryLogin', status })
    const scope = await open(contactRoute.path, 'ana')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(location.pathname).toBe(contactRoute.path)
    expect(localStorage.getItem('token')).not.toBeNull()
    mock.clearFaults()
    await userEvent.click(retry)
    await waitFor(() => expect(isSignedIn(scope)).toBe(true))
    expect(location.pathname).toBe(contactRoute.path)
  },
)

// Covers FLT-114
test('a restore answered with 401 removes the token', async () => {
  mock.fault({ operation: 'retryLogin', status: 401 })
  await open(contactRoute.path, 'ana')
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(localStorage.getItem('token')).toBeNull()
})
