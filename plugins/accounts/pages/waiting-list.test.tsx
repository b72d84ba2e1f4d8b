import { loginRoute, registerRoute } from '@kernel'
import { beforeEach, expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { descriptionOf, expectAccessible, field, fillIn, renderRoute, startMockServer } from '@tests/kit'
import { waitingListRoute } from '../contract'
import accounts from '../plugin'

const mock = startMockServer()

beforeEach(() => mock.setScenarios('no-captcha'))

const open = (settings: object = { registration: 'waiting-list' }) =>
  renderRoute(registerRoute, { plugins: [accounts], settings })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const join = async () => fireEvent.click(await screen.findByRole('button', { name: 'Join the waiting list' }))

// Covers ACC-REG-03
test.each([
  [{ registration: 'waiting-list', beta: true }, 'Be among the first'],
  [{ beta: false }, 'Be among the first'],
  [{ registration: 'open', beta: false }, 'Create account'],
])('the settings %j open the screen "%s"', async (settings, name) => {
  await open(settings)
  await title(name)
  expect(screen.queryAllByLabelText(/^Password/)).toHaveLength(name === 'Create account' ? 1 : 0)
})

// Covers ACC-REG-04, ACC-LOGIN-01
test.each(['open', 'waiting-list'])(
  'login and registration link to each other if it is "%s"',
  async (registration) => {
    await open({ registration })
    const link = (name: string) => within(screen.getByRole('main')).findByRole('link', { name })
    fireEvent.click(await link('Log in'))
    await title('Log in')
    expect(location.pathname).toBe(loginRoute.path)
    fireEvent.click(await link('Create account'))
    await title(registration === 'open' ? 'Create account' : 'Be among the first')
    expect(location.pathname).toBe(registerRoute.path)
    expect(await link('Log in')).toBeTruthy()
  },
)

// Covers ACC-WAIT-01, ACC-WAIT-02
test('a visitor joins the waiting list', async () => {
  await open()
  await title('Be among the first')
  await expectAccessible()
  fillIn('Name', 'Eva')
  fillIn('Email', 'eva')
  await join()
  await waitFor(() => expect(descriptionOf(field('Name'))).toMatch(/at least 4 characters/))
  expect(descriptionOf(field('Email'))).toMatch(/complete email address/)
  expect(mock.requests('joinWaitingList')).toEqual([])

  fillIn('Name', 'Eva Lopes')
  fillIn('Email', 'eva@example.org')
  await join()
  await title('You’re on the list')
  expect((await screen.findByText('eva@example.org')).closest('p')?.textContent).toBe(
    'Thank you. We’ll write to eva@example.org as soon as there’s a place for you.',
  )
  expect(location.pathname).toBe(waitingListRoute.path)
  expect(location.href).not.toContain('eva')
  await expectAccessible()
  const request = mock.onlyRequest('joinWaitingList')
  expect(request.headers.authorization).toBe(false)
  expect(request.body).toEqual({ name: 'Eva Lopes', email: 'eva@example.org', captcha: '' })
  fireEvent.click(screen.getByRole('link', { name: 'Back to home' }))
  expect(location.pathname).toBe('/')
})

// Covers ACC-WAIT-02
test('the waiting list form shows an error and keeps the input on failure', async () => {
  mock.fault({ operation: 'joinWaitingList', status: 400 })
  await open()
  await title('Be among the first')
  fillIn('Name', 'Eva Lopes')
  fillIn('Email', 'eva@example.org')
  await join()
  const alert = within(screen.getByRole('main')).findByRole('alert')
  expect((await alert).textContent).toMatch(/Invalid data.*We couldn’t add you to the waiting list\./)
  expect(field('Name').value).toBe('Eva Lopes')
  expect(field('Email').value).toBe('eva@example.org')
})

// Covers FLT-122
test('the waiting list form claims nothing when the answer is lost', async () => {
  mock.fault({ operation: 'joinWaitingList', status: 502, stored: true })
  await open()
  await title('Be among the first')
  fillIn('Name', 'Eva Lopes')
  fillIn('Email', 'eva@example.org')
  await join()
  const alert = await within(screen.getByRole('main')).findByRole('alert')
  expect(alert.textContent).toMatch(/We don’t know if you were added to the waiting list\./)
  expect(screen.queryByText(/We couldn’t add you/)).toBeNull()
})
