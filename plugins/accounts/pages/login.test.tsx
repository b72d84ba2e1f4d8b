import { loginFx, loginRoute, myPageRoute, registerRoute } from '@kernel'
import { expect, onTestFinished, rs, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  descriptionOf,
  expectAccessible,
  fakeClock,
  field,
  fillIn,
  renderRoute,
  startMockServer,
} from '@tests/kit'
import accounts from '../plugin'

const mock = startMockServer({ captchaLimit: 10 })

const main = () => within(screen.getByRole('main'))
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I’m not a robot' })
const send = () => fireEvent.click(main().getByRole('button', { name: /^Log in/ }))
const required = 'Confirm that you’re not a robot.'

async function open(password = 'roda-demo') {
  await renderRoute(loginRoute, { plugins: [accounts] })
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  fillIn('Email', 'ana@roda.example')
  fillIn('Password', password)
}
async function solveCaptcha() {
  fireEvent.click(box())
  await waitFor(() => expect(box().checked).toBe(true))
}
const seeMyPage = () => waitFor(() => expect(location.pathname).toBe(myPageRoute.path))

// Covers ACC-LOGIN-01
test('the login form marks a missing captcha and sends nothing', async () => {
  await open()
  send()
  await waitFor(() => expect(document.activeElement).toBe(box()))
  await waitFor(() => expect(descriptionOf(box()).trim()).toBe(required))
  expect(document.querySelector('[data-toast]')).toBeNull()
  await expectAccessible()
  expect(mock.requests('login')).toEqual([])

  await solveCaptcha()
  expect(box().hasAttribute('aria-invalid')).toBe(false)
  await expectAccessible()
  send()
  await seeMyPage()
})

// Covers ACC-LOGIN-01
test('the login form requests no captcha before its checkbox is ticked', async () => {
  const network = rs.spyOn(globalThis, 'fetch')
  const requested = () => network.mock.calls.map(([url]) => new URL(String(url), location.href).pathname)
  await open()
  expect(requested()).toEqual([])
  await solveCaptcha()
  expect(requested().filter((path) => path.endsWith('/__mock/altcha'))).toHaveLength(1)
  network.mockRestore()
})

// Covers ACC-LOGIN-01
test('the login form requires another captcha after a refused login', async () => {
  await open('not-this-one')
  await solveCaptcha()
  send()
  expect((await screen.findByRole('alert')).textContent).toContain('don’t match')
  await waitFor(() => expect(box().checked).toBe(false))
  expect(main().getByText('To send again, confirm that you’re not a robot.')).toBeTruthy()

  fillIn('Password', 'roda-demo')
  send()
  await waitFor(() => expect(descriptionOf(box())).toContain(required))
  expect(mock.requests('login')).toHaveLength(1)

  await solveCaptcha()
  send()
  await seeMyPage()
})

// Covers ACC-LOGIN-01
test('the login form keeps the solved captcha when another field is invalid', async () => {
  await open('short')
  await solveCaptcha()
  send()
  await waitFor(() => expect(document.activeElement).toBe(field('Password')))
  expect(box().checked).toBe(true)
  expect(mock.requests('login')).toEqual([])
})

// Covers ACC-LOGIN-01
test('the captcha resets with a message when its solution expires', async () => {
  const { advance } = fakeClock()
  await open()
  await solveCaptcha()
  await advance(10 * 60_000 + 1_000)
  await waitFor(() => expect(box().checked).toBe(false))
  expect(main().getByText(/^The confirmation has expired/)).toBeTruthy()
  expect(field('Email').value).toBe('ana@roda.example')
  await solveCaptcha()
})

// Covers ACC-LOGIN-01
test('the login form distinguishes a refused captcha from wrong credentials', async () => {
  await open()
  await solveCaptcha()
  mock.setClock(11)
  send()
  expect((await screen.findByRole('alert')).textContent).toContain('didn’t accept the “not a robot” check')
  await waitFor(() => expect(box().checked).toBe(false))
  await solveCaptcha()
  send()
  await seeMyPage()
})

// Covers ACC-LOGIN-01
test('a form submitted during its captcha is sent once it is solved', async () => {
  await open()
  fireEvent.click(box())
  send()
  expect(mock.requests('login')).toEqual([])
  await seeMyPage()
  expect(mock.onlyRequest('login')).toBeTruthy()
})

test('the login form sends one request on a double click', async () => {
  mock.setScenarios('no-captcha')
  const release = mock.hold('login')
  await open()
  send()
  send()
  await waitFor(() => expect(mock.onlyRequest('login')).toBeTruthy())
  send()
  release()
  await seeMyPage()
  expect(mock.onlyRequest('login')).toBeTruthy()
})

// Covers ACC-REG-07
test('the registration form sends nothing if invalid or without a captcha', async () => {
  await renderRoute(registerRoute, { plugins: [accounts] })
  await screen.findByRole('heading', { level: 1, name: 'Create account' })
  fillIn('Name', 'Marta Silva')
  fillIn('Username', 'marta.silva')
  fillIn('Email', 'marta@example.org')
  fillIn('Password', 'correct horse')
  fillIn('Confirm password', 'correct horse')
  const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  create()
  await waitFor(() => expect(document.activeElement).toBe(box()))

  await solveCaptcha()
  fillIn('Name', 'Ana')
  create()
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  expect(mock.requests('register')).toEqual([])
})

// Covers ACC-WAIT-01
test('the waiting list form sends nothing without a captcha', async () => {
  await renderRoute(registerRoute, { plugins: [accounts], settings: { registration: 'waiting-list' } })
  await screen.findByRole('heading', { level: 1, name: 'Be among the first' })
  fillIn('Name', 'Eva Lopes')
  fillIn('Email', 'eva@example.org')
  fireEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }))
  await waitFor(() => expect(document.activeElement).toBe(box()))
  expect(mock.requests('joinWaitingList')).toEqual([])
})

// Covers FLT-159
test('a login that crashes is not called a wrong password', async () => {
  const logIn = loginFx.use.getCurrent()
  onTestFinished(() => void loginFx.use(logIn))
  loginFx.use(() => Promise.reject(new TypeError('crash')))
  await open()
  await solveCaptcha()
  send()
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Try again.')
  expect(field('Password').value).toBe('roda-demo')
})
