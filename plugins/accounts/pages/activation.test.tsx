import { $session, loginRoute, navigate } from '@kernel'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allowConsoleErrors, expectAccessible, openProduct, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'
import {
  activationErrorRoute,
  activationInstructionsRoute,
  activationRoute,
  activationSuccessRoute,
} from '../contract'
import accounts from '../plugin'

const mock = startMockServer()

const open = (path: string, as?: string) => openProduct(path, { plugins: [accounts], as })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const failed = 'Your account couldn’t be activated'

// Covers ACC-ACT-01
test('an activation link ends the session and sends its token once', async () => {
  const scope = await open('/user/profile', 'ana')
  await waitFor(() => expect(scope.getState($session)).not.toBeNull())
  await allSettled(navigate, { scope, params: { to: '/user/activate/nobody%2Fknows' } })
  await title(failed)
  expect(location.pathname).toBe(activationErrorRoute.path)
  expect(scope.getState($session)).toBeNull()
  expect(localStorage.getItem('token')).toBeNull()
  expect(mock.onlyRequest('activate').query).toEqual({ token: 'nobody/knows' })
  await expectAccessible()
})

// Covers FLT-130
test.each([
  ['a raw slash', 'ab/cd', 'ab/cd'],
  ['slashes side by side and at the end', 'ab//cd/', 'ab//cd/'],
  ['an encoded slash', 'ab%2Fcd', 'ab/cd'],
  ['an encoded percent sign', 'ab%252Fcd', 'ab%2Fcd'],
  ['signs of base64', 'ab+cd==', 'ab+cd=='],
  ['the name of a result screen in other letters', 'Success', 'Success'],
  ['the name of the error screen in other letters', 'ERROR', 'ERROR'],
])('an activation link with %s sends its token as received', async (_, path, token) => {
  await open(`/user/activate/${path}`)
  await title(failed)
  expect(mock.onlyRequest('activate').query).toEqual({ token })
})

// Covers FLT-130
test('an activation address without a token is not found', async () => {
  allowConsoleErrors(/user\/activate/)
  await open('/user/activate/')
  await title('Page not found')
  expect(mock.requests('activate')).toEqual([])
})

// Covers ACC-ACT-01, FLT-159
test.each([undefined, 'ana'])(
  'an activation that the server fails to answer can be tried again',
  async (as) => {
    mock.fault({ operation: 'activate', status: 503 })
    await open(activationRoute.path.replace(':token', 'some-token'), as)
    await title(failed)
    expect(localStorage.getItem('token')).toBeNull()
    expect(screen.queryByText(/create a new account/)).toBeNull()
    mock.clearFaults()
    mock.fault({ operation: 'activate', json: true })
    fireEvent.click(main().getByRole('button', { name: 'Try again' }))
    await title('Your account is active')
  },
)

// Covers ACC-ACT-01
test('an activation does not redirect if it fails after the screen was left', async () => {
  const release = mock.hold('activate')
  const scope = await open('/user/activate/nobody-knows')
  await waitFor(() => expect(mock.requests('activate')).toHaveLength(1))
  void allSettled(navigate, { scope, params: { to: loginRoute } })
  await title('Log in')
  const login = screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ })
  fireEvent.input(login, { target: { value: 'ana@roda.example' } })
  release()
  // A later call is answered after the activation.
  await act(() => fetch('/__mock/altcha'))
  expect(screen.queryByRole('heading', { name: failed })).toBeNull()
  expect(login.isConnected && login.value).toBe('ana@roda.example')
  expect(location.pathname).toBe('/user/login')
})

// Covers ACC-ACT-02
test('the activation success screen links to the login', async () => {
  await open(activationSuccessRoute.path)
  await title('Your account is active')
  expect(main().getAllByRole('listitem')).toHaveLength(3)
  expect(main().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/user/login')
  await expectAccessible()
})

// Covers ACC-ACT-02
test('the activation error screen shows two links', async () => {
  await open(activationErrorRoute.path)
  await title(failed)
  expect(main().getAllByRole('listitem')).toHaveLength(4)
  expect(
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/user/login', '/user/register'])
})

// Covers ACC-ACT-02
test('the session ends when the activation instructions open at their URL', async () => {
  await open(activationInstructionsRoute.path, 'ana')
  await title('One step left')
  expect(main().getAllByRole('listitem')).toHaveLength(3)
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  expect(
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/user/login', '/user/register'])
  await expectAccessible()
})

// Covers ACC-ACT-02
test('the activation instructions name no address that this tab does not know', async () => {
  await open(activationInstructionsRoute.path)
  await title('One step left')
  expect(main().getByText('We’ve sent an email to the address you entered.')).toBeTruthy()
})

// Covers ACC-TIME-01
test('the timeout screen says what is kept and leads back to the login', async () => {
  await open('/user/timeout')
  await title('Your session has expired')
  expect(main().getAllByRole('listitem')).toHaveLength(2)
  expect(
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/user/login', '/'])
  await expectAccessible()
})
