import {
  $isAuthenticated,
  $session,
  hrefOf,
  logoutRoute,
  myPageRoute,
  navigate,
  unsentCounted,
  unsentStore,
} from '@kernel'
import { expect, test } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'
import accounts from '../plugin'

startMockServer()

/** Logs in as Ana with an unsent message and presses the button `choice` on the logout screen. */
async function logOut(choice: string) {
  const scope = await renderRoute(myPageRoute, { plugins: [accounts], as: 'ana' })
  await waitFor(() => expect(scope.getState($session)).not.toBeNull())
  const message = unsentStore('message:1', (stored) => stored).of(scope.getState($session))
  message.save('Not lost')
  void allSettled(unsentCounted, { scope, params: 1 })
  void allSettled(navigate, { scope, params: { to: hrefOf(logoutRoute) } })
  await screen.findByRole('heading', { name: 'You have 1 unsent message' })
  await userEvent.click(screen.getByRole('button', { name: choice }))
  await waitFor(() => expect(location.pathname).not.toBe('/user/logout'))
  return { isSignedIn: scope.getState($isAuthenticated), stored: message.load() }
}

// Covers FLT-04
test.each([
  ['Keep and log out', { isSignedIn: false, stored: 'Not lost' }],
  ['Discard and log out', { isSignedIn: false, stored: undefined }],
  ['Stay logged in', { isSignedIn: true, stored: 'Not lost' }],
])('logout with an unsent message follows the answer "%s"', async (choice, outcome) => {
  expect(await logOut(choice)).toEqual(outcome)
})
