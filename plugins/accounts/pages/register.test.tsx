import { loginRoute, registerRoute } from '@kernel'
import { beforeEach, expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  descriptionOf,
  expectAccessible,
  field,
  fillIn,
  openProduct,
  reload,
  renderRoute,
  startMockServer,
} from '@tests/kit'
import { activationInstructionsRoute } from '../contract'
import accounts from '../plugin'

const mock = startMockServer()

beforeEach(() => mock.setScenarios('no-captcha'))

const newcomer = {
  name: 'Marta Silva',
  login: 'marta.silva',
  email: 'marta@example.org',
  password: 'correct horse battery',
}
const required = ['Name', 'Username', 'Email', 'Password', 'Confirm password'] as const

async function open(query = {}) {
  await renderRoute(registerRoute, { plugins: [accounts], query })
  await screen.findByRole('heading', { level: 1, name: 'Create account' })
}

function fillForm(changes: Partial<typeof newcomer> = {}) {
  const { name, login, email, password } = { ...newcomer, ...changes }
  for (const [index, text] of [name, login, email, password, password].entries())
    fillIn(required[index] ?? '', text)
}

const typed = () => required.map((label) => field(label).value)
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true'
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
const seeInstructions = () => screen.findByRole('heading', { name: 'One step left' })

// Covers FLT-126
test('password managers store the email of a new account, which the login asks for, as the username', async () => {
  await open()
  expect(required.map((label) => field(label).autocomplete)).toEqual([
    'name',
    'nickname',
    'username',
    'new-password',
    'new-password',
  ])
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(['Email', 'Password'].map((label) => field(label).autocomplete)).toEqual([
    'username',
    'current-password',
  ])
})

// Covers ACC-REG-02
test('an invited person stays invited on the way back to the registration, until an account is active', async () => {
  const seeInvitation = () => screen.findByText(/^You’ve been invited/)
  const isKept = () => JSON.stringify({ ...sessionStorage }).includes('invitation/1')
  await open({ token: 'invitation/1' })
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Create account' }))
  await seeInvitation()
  expect(location.search).toBe('')
  fillForm()
  create()
  await seeInstructions()
  expect(mock.onlyRequest('register').body).toMatchObject({ referralId: 'invitation/1' })
  fireEvent.click(screen.getByRole('link', { name: 'Change the address' }))
  await seeInvitation()

  expect(isKept()).toBe(true)
  const link = mock.state.outbox.find(({ to }) => to === newcomer.email)?.link ?? ''
  await openProduct(new URL(link).pathname, { plugins: [accounts] })
  await screen.findByRole('heading', { name: 'Your account is active' })
  expect(isKept()).toBe(false)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(newcomer.email)
})

// Covers ACC-REG-02, ACC-REG-04, ACC-REG-08
test('an invited person registers and activates the account', async () => {
  await open({ token: 'invitation/1' })
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(/^You’ve been invited/)).toBeTruthy()
  expect(main.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/')
  expect(main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(loginRoute.path)
  await expectAccessible()
  fillForm()
  create()

  await seeInstructions()
  expect(location.pathname).toBe(activationInstructionsRoute.path)
  expect((await screen.findByText(newcomer.email)).closest('p')?.textContent).toBe(
    `We’ve sent an email to ${newcomer.email}.`,
  )
  expect(await screen.findAllByText(/^Account created/)).not.toEqual([])
  const request = mock.onlyRequest('register')
  expect(request.headers.authorization).toBe(false)
  expect(request.body).toEqual({ ...newcomer, referralId: 'invitation/1', captcha: '', language: 'en-US' })

  const link = mock.state.outbox.find(({ to }) => to === newcomer.email)?.link ?? ''
  await openProduct(new URL(link).pathname, { plugins: [accounts] })
  expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeTruthy()
})

// Covers ACC-REG-08
test('only the link that changes the address brings back what was typed for an account', async () => {
  await open()
  fillForm()
  create()
  await seeInstructions()
  fireEvent.click(screen.getAllByRole('link', { name: 'Create account' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Create account' })
  expect(typed()).toEqual(['', '', '', '', ''])
  act(() => history.back())
  await seeInstructions()
  fireEvent.click(screen.getByRole('link', { name: 'Change the address' }))
  await screen.findByRole('heading', { level: 1, name: 'Create account' })
  expect(typed()).toEqual([newcomer.name, newcomer.login, newcomer.email, '', ''])
})

// Covers ACC-REG-08
test('a canceled registration stays canceled when its answer arrives', async () => {
  await open()
  fillForm()
  const release = mock.hold('register')
  create()
  await waitFor(() => expect(mock.onlyRequest('register')).toBeTruthy())
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
  release()
  expect(await screen.findAllByText(/^Account created/)).not.toEqual([])
  expect(location.pathname).toBe('/')
})

// Covers ACC-REG-05, FLT-96
test('the registration form marks each invalid field and focuses the first', async () => {
  await open()
  fillForm({ name: 'Ana', login: 'a b', email: 'nobody', password: 'short' })
  fillIn('Confirm password', 'other')
  create()
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  const errors = {
    Name: 'Enter your name',
    Username: 'Use 4 to 64 characters',
    Email: 'Enter a complete email address',
    Password: 'Choose a password with at least 6 characters.',
    'Confirm password': 'Enter the same password again',
  }
  for (const [label, sentence] of Object.entries(errors))
    await waitFor(() => expect(descriptionOf(field(label)), label).toContain(sentence))

  // FLT-96: the error summary is announced once, and each error is shown at its field.
  const summary = within(screen.getByRole('group', { name: 'Check these 5 fields' }))
  expect(summary.getAllByRole('link').map((link) => link.textContent?.split(':')[0])).toEqual(required)
  expect(screen.queryAllByRole('alert')).toEqual([])
  await expectAccessible()
  fireEvent.click(summary.getByRole('link', { name: /^Username: / }))
  expect(document.activeElement).toBe(field('Username'))

  fillIn('Password', 'long enough')
  fillIn('Confirm password', 'long enougj')
  fireEvent.blur(field('Confirm password'))
  await waitFor(() => expect(descriptionOf(field('Confirm password'))).toMatch(/passwords don’t match/))
  expect(mock.requests('register')).toEqual([])
})

// Covers ACC-REG-06
test('the registration form marks a taken username and e-mail on blur', async () => {
  await open()
  fillIn('Username', 'bruno.carvalho')
  fireEvent.blur(field('Username'))
  await waitFor(() => expect(descriptionOf(field('Username'))).toMatch(/This username is taken/))
  expect(isInvalid('Username')).toBe(true)
  fillIn('Email', 'ana@roda.example')
  fireEvent.blur(field('Email'))
  await waitFor(() =>
    expect(descriptionOf(field('Email'))).toMatch(/account with this email address already exists/),
  )
  expect(isInvalid('Email')).toBe(true)
  expect(mock.onlyRequest('checkLogin').query).toEqual({ login: 'bruno.carvalho' })
  expect(mock.onlyRequest('checkEmail').query).toEqual({ email: 'ana@roda.example' })

  fillIn('Username', newcomer.login)
  fireEvent.blur(field('Username'))
  expect(await screen.findByText('This username is available.')).toBeTruthy()
  expect(isInvalid('Username')).toBe(false)
})

// Covers ACC-REG-06
test('a failed username check does not block the registration', async () => {
  mock.fault({ operation: 'checkLogin', status: 500 })
  await open()
  fillForm()
  fireEvent.blur(field('Username'))
  await screen.findByText(/^We couldn’t check availability\./)
  create()
  await seeInstructions()
})

// Covers ACC-REG-09
test('a refused registration form shows "Invalid data" and keeps its input', async () => {
  await open()
  fillForm({ email: 'ana@roda.example' })
  create()
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid data')
  await waitFor(() => expect(isInvalid('Email')).toBe(true))
  expect(typed()).toEqual([
    newcomer.name,
    newcomer.login,
    'ana@roda.example',
    newcomer.password,
    newcomer.password,
  ])
  expect(mock.onlyRequest('register')).toBeTruthy()
})

// Covers ACC-REG-09
test('refused fields of a registration keep their messages until they change, and the first has the focus', async () => {
  await open()
  fillForm()
  mock.fault({ operation: 'register', status: 400, json: { errors: { login: ['taken'], email: ['taken'] } } })
  create()
  await waitFor(() => expect([isInvalid('Username'), isInvalid('Email')]).toEqual([true, true]))
  await waitFor(() => expect(document.activeElement).toBe(field('Username')))
  fillIn('Username', 'marta.s')
  await waitFor(() => expect(isInvalid('Username')).toBe(false))
  expect(isInvalid('Email')).toBe(true)
})

// Covers ACC-REG-04
test('the registration form keeps input, except passwords, over a reload', async () => {
  await open()
  fillForm()
  await reload()
  await waitFor(() => expect(typed()).toEqual([newcomer.name, newcomer.login, newcomer.email, '', '']))
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(newcomer.password)

  fillForm()
  create()
  await seeInstructions()
  await open()
  expect(typed()).toEqual(['', '', '', '', ''])
})

// The account exists, so an answer that cannot be read is no failure. A truncated answer may be one.
test.each([{ body: 'malformed' }, { body: 'wrong-types' }, { body: 'empty' }] as const)(
  'a registration succeeds when its answer is $body',
  async (fault) => {
    mock.fault({ operation: 'register', ...fault })
    await open()
    fillForm()
    create()
    await seeInstructions()
  },
)

// Covers FLT-159
test.each([
  ['Can’t reach the server', { drop: true }],
  ['You don’t have permission', { status: 403 }],
  ['This is larger than the server allows', { status: 413 }],
  ['The server doesn’t support this request', { status: 415 }],
  ['couldn’t read', { body: 'html' }],
] as const)('the registration form shows "%s" and keeps its input', async (sentence, fault) => {
  mock.fault({ operation: 'register', ...fault })
  await open()
  fillForm()
  create()
  const alert = (await screen.findByRole('alert')).textContent
  expect(alert).toContain(sentence)
  expect(alert).not.toContain('Invalid data')
  const { name, login, email, password } = newcomer
  expect(typed()).toEqual([name, login, email, password, password])
})

// Covers UX-43
test('the registration form shows how strong the password is', async () => {
  await open()
  fillIn('Name', 'Marta Silva')
  fillIn('Password', 'marta silva')
  expect(await screen.findByText('Weak password: easy to guess')).toBeTruthy()
  fillIn('Password', 'violet-harbor-sings-42-times')
  expect((await screen.findByText('Strong password')).getAttribute('role')).toBe('status')
  fillIn('Password', '')
  await waitFor(() => expect(screen.queryByText(/^(Weak|Strong) password/)).toBeNull())
})

// Covers FLT-122
test('the registration tells people to look for the activation link when its answer is lost', async () => {
  mock.fault({ operation: 'register', status: 502, stored: true })
  await open()
  fillForm()
  create()
  const alert = await within(screen.getByRole('main')).findByRole('alert')
  expect(alert.textContent).toMatch(/We don’t know if your account was created\. Check your email/)
})

// Covers UX-50
test('the registration tells beside its form what happens next', async () => {
  await open()
  const next = within(await screen.findByRole('region', { name: 'What happens next' }))
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent?.split(/[.]/)[0])).toEqual([
    'Check your emailWe’ll send one message with a link',
    'Open the linkIt confirms that the address is yours',
    'Log in and look aroundYour home page shows where to begin',
  ])
})
