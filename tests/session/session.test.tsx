import { $session, homeRoute, loginRoute, myPageRoute, profileRoute, timeoutRoute } from '@kernel'
import { $address } from '@kernel/core/navigation/current-page'
import { parseAuthResponse } from '@kernel/core/session/events'
import { monotonicNow, saveSessionEnd, saveSessionStart } from '@kernel/core/session/stored'
import accounts from '@plugins/accounts/plugin'
import posts from '@plugins/posts/plugin'
import { beforeEach, expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { endSessionElsewhere, fillIn, openProduct, startMockServer } from '@tests/kit'
import type { Scope } from 'effector'

const mock = startMockServer()

beforeEach(() => {
  mock.setScenarios('no-captcha')
  localStorage.setItem('consent', 'true')
})

const open = (address: string, as?: string) => openProduct(address, { plugins: [accounts, posts], as })
const address = () => `${location.pathname}${location.search}`
const seeAddress = (expected: string) => waitFor(() => expect(address()).toBe(expected))
const seeText = async (text: string | RegExp) => expect(await screen.findAllByText(text)).not.toEqual([])
const isSignedIn = (scope: Scope) => waitFor(() => expect(scope.getState($session)).not.toBeNull())
const token = () => localStorage.getItem('token')
const settingsOf = (login: string) => {
  const person = mock.state.people.find((candidate) => candidate.login === login)
  if (!person) throw new Error(`Nobody has the username ${login}.`)
  return person.settings
}

/** Submits the form of the login screen. */
async function logIn(name = 'ana') {
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  fillIn('Email', `${name}@roda.example`)
  fillIn('Password', 'roda-demo')
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
}

// Covers KRN-START-01
test('a session resumes with a stored token', async () => {
  const scope = await open(homeRoute.path, 'ana')
  const before = token()
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeTruthy()
  await isSignedIn(scope)
  expect(mock.onlyRequest('retryLogin').headers.authorization).toBe(true)
  expect(token()).not.toBe(before)
  expect(token()).toBeTruthy()
})

// Covers KRN-START-01
test.each([
  ['goes on', 'is refused the old token', 'refused', true],
  ['ends', 'logs out', 'logout', false],
] as const)('a session that is resuming %s when another tab %s', async (_goes, _does, reason, goesOn) => {
  const release = mock.hold('retryLogin')
  const scope = await open(profileRoute.path, 'ana')
  await waitFor(() => expect(mock.requests('retryLogin')).toHaveLength(1))
  saveSessionEnd(reason)
  release()
  if (!goesOn) {
    await seeAddress(homeRoute.path)
    expect(scope.getState($session)).toBeNull()
    return
  }
  await isSignedIn(scope)
  expect(token()).toBeTruthy()
  expect(address()).toBe(profileRoute.path)
})

// Covers KRN-START-01
test('a session that is refused its token resumes when another tab stores the one that replaced it', async () => {
  mock.setScenarios('no-captcha', 'replaced-tokens')
  const release = mock.hold('retryLogin', { times: 1 })
  const scope = await open(profileRoute.path, 'ana')
  await waitFor(() => expect(mock.requests('retryLogin')).toHaveLength(1))
  const headers = { Authorization: `Bearer ${token()}` }
  const answer: unknown = await (await fetch('/api/user/retryLogin', { headers })).json()
  release()
  await waitFor(() => expect(scope.getState($address)).toBe(homeRoute.path))
  expect(token()).toBeNull()
  expect(scope.getState($session)).toBeNull()

  saveSessionStart(parseAuthResponse(answer, monotonicNow()))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token() })))
  await isSignedIn(scope)
  await seeAddress(profileRoute.path)
})

// Covers KRN-START-02
test('the app does not call retryLogin without a token', async () => {
  await open(loginRoute.path)
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(mock.requests()).toEqual([])
})

// Covers KRN-START-02
test('a failed resume of the session is retried at the next navigation', async () => {
  mock.fault({ operation: 'retryLogin', status: 503 })
  const scope = await open(timeoutRoute.path, 'ana')
  await seeText('We couldn’t restore your session.')
  expect(mock.requests('retryLogin')).toHaveLength(2)
  mock.clearFaults()
  fireEvent.click(screen.getByRole('link', { name: /, Home$/ }))
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeTruthy()
  await isSignedIn(scope)
})

// Covers KRN-START-03, KRN-AUTH-05
test('a refused token leads home with a message', async () => {
  localStorage.setItem('token', 'worn-out')
  await open(loginRoute.path)
  await seeAddress(homeRoute.path)
  await seeText(/^Your session has ended/)
})

// Covers KRN-START-03
test('a refused token does not redirect from public screens', async () => {
  localStorage.setItem('token', 'worn-out')
  await open(timeoutRoute.path)
  await waitFor(() => expect(token()).toBeNull())
  expect(await screen.findByRole('heading', { level: 1, name: 'Your session has expired' })).toBeTruthy()
  expect(address()).toBe(timeoutRoute.path)
})

// Covers FLT-10
test('the app offers a retry at the same address if the server is down', async () => {
  mock.fault({ operation: 'retryLogin', status: 503 })
  await open(myPageRoute.path, 'ana')
  await seeText('We couldn’t restore your session.')
  expect(mock.requests('retryLogin')).toHaveLength(2)
  expect(address()).toBe(myPageRoute.path)
  mock.clearFaults()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('article')).not.toEqual([])
  expect(address()).toBe(myPageRoute.path)
})

test('the login returns a visitor to the requested screen', async () => {
  await open('/mypage?tab=feed')
  await seeAddress(homeRoute.path)
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }))
  await logIn()
  await seeAddress('/mypage?tab=feed')
})

// Covers KRN-AUTH-02, ACC-TIME-01
test('the timeout screen opens when the server grants no session time', async () => {
  settingsOf('ana.martins').timeout = -1
  await open(loginRoute.path)
  await logIn()
  await seeAddress(timeoutRoute.path)
  expect(await screen.findByRole('heading', { name: 'Your session has expired' })).toBeTruthy()
  expect(token()).toBeNull()
  expect(mock.requests('addLoggedTime')).toEqual([])
})

test('a login after status 401 returns to the same screen', async () => {
  await open('/mypage?tab=feed', 'ana')
  const [like] = await screen.findAllByRole('button', { name: /^Like/ })
  mock.fault({ operation: 'reactToPost', status: 401 })
  if (like) fireEvent.click(like)
  await seeAddress(loginRoute.path)
  await seeText(/^Your session has ended/)
  await logIn()
  await seeAddress('/mypage?tab=feed')
})

// Covers KRN-AUTH-06
test('a logout leaves no data for the next person', async () => {
  await open(myPageRoute.path, 'ana')
  const [first] = await screen.findAllByRole('article')
  const text = first?.querySelector('p')?.textContent ?? ''
  expect(text).not.toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await seeAddress(homeRoute.path)
  expect(token()).toBeNull()
  expect(sessionStorage.getItem('roda:rememberedRoute')).toBeNull()

  // The cards of the landing page have heads, too.
  const [bar = document.body] = screen.getAllByRole('banner')
  fireEvent.click(await within(bar).findByRole('link', { name: 'Log in' }))
  await logIn('nova')
  await seeAddress(myPageRoute.path)
  await seeText('Posts from your connections appear here.')
  expect(screen.queryByText(text)).toBeNull()
})

// Covers FLT-01
test('typed text is kept when the session ends in another tab, also when this tab misses it', async () => {
  const textField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  const seeText = async () => {
    await seeAddress('/createPost')
    await waitFor(async () => expect((await textField()).value).toBe('Half a thought'))
  }
  await open('/createPost', 'ana')
  fireEvent.input(await textField(), { target: { value: 'Half a thought' } })
  endSessionElsewhere()
  dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
  await seeAddress(loginRoute.path)
  expect(await screen.findAllByText(/^Your session has ended/)).not.toEqual([])
  await logIn()
  await seeText()

  // Without an event, the tab notices the missing token at its next call.
  endSessionElsewhere()
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await seeAddress(loginRoute.path)
  expect(await screen.findAllByText(/^You’re logged out\./)).not.toEqual([])
  await logIn()
  await seeText()
  expect(mock.requests('createPost')).toEqual([])
})
