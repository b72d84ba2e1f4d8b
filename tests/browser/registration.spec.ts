import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { faults } from './support/fault-cases'
import { expect, solveCaptcha, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'

const newcomer = {
  name: 'Marta Silva',
  login: 'marta.silva',
  email: 'marta@example.org',
  password: 'correct horse battery',
}

/** Finds a field by its label, whose text ends with an asterisk if the field is required. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))

async function fillFields(page: Page, { name, login, email, password } = newcomer): Promise<void> {
  await field(page, 'Name').fill(name)
  await field(page, 'Username').fill(login)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
}

async function fillIn(page: Page, person = newcomer): Promise<void> {
  await fillFields(page, person)
  await solveCaptcha(page)
}

const create = (page: Page) => page.getByRole('button', { name: 'Create account' })

test('the registration screen signs out the current user', { tag: '@ACC-REG-01' }, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/user/register')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect((await mock.requests('retryLogin')).length).toBe(1)
})

test('an invited person registers and activates the account', {
  tag: ['@ACC-REG-02', '@ACC-REG-04', '@ACC-REG-08'],
}, async ({ page, mock, expectAccessible }) => {
  await page.goto('/user/register?token=invitation%2F1')
  await expect(page.getByText('You’ve been invited')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/user/login',
  )
  await expectAccessible()
  await fillIn(page)
  await create(page).click()

  await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible()
  await expect(page.getByText('Account created').last()).toBeVisible()
  const [request] = await mock.requests('register')
  expect(request?.headers.authorization).toBe(false)
  expect(request?.body).toEqual({
    ...newcomer,
    referralId: 'invitation/1',
    captcha: expect.any(String),
    language: 'en-US',
  })

  const link = (await mock.sentMails()).find(({ to }) => to === newcomer.email)?.link ?? ''
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
})

test('a canceled registration stays canceled when its answer arrives', {
  tag: '@ACC-REG-08',
}, async ({ page }) => {
  await page.goto('/user/register')
  await fillIn(page)
  const release = await holdRequests(page, '**/api/user/register')
  await create(page).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/')
  release()
  await expect(page.getByText('Account created').last()).toBeAttached()
  await expect(page).toHaveURL('/')
})

test('the registration form marks each invalid field and focuses the first', {
  tag: ['@ACC-REG-05', '@FLT-96'],
}, async ({ page, mock, expectAccessible }) => {
  await page.goto('/user/register')
  await fillIn(page, { name: 'Ana', login: 'a b', email: 'nobody', password: 'short' })
  await field(page, 'Confirm password').fill('other')
  await create(page).click()

  await expect(field(page, 'Name')).toBeFocused()
  for (const [label, sentence] of [
    ['Name', 'Enter your name'],
    ['Username', 'Use 4 to 64 characters'],
    ['Email', 'Enter a complete email address'],
    ['Password', 'Choose a password with at least 6 characters.'],
    ['Confirm password', 'Enter the same password again'],
  ] as const)
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(sentence))

  // FLT-96: the error summary is announced once, and each error is shown at its field.
  const summary = page.getByRole('group', { name: 'Check these 5 fields' })
  await expect(summary.getByRole('link')).toHaveText([
    /^Name: /,
    /^Username: /,
    /^Email: /,
    /^Pass.*: /,
    /^Confirm password: /,
  ])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible()
  await summary.getByRole('link', { name: /^Username: / }).click()
  await expect(field(page, 'Username')).toBeFocused()

  await field(page, 'Password').fill('long enough')
  await field(page, 'Confirm password').fill('long enougj')
  await field(page, 'Confirm password').blur()
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(/passwords don’t match/)
  expect(await mock.requests('register')).toEqual([])
})

test('the registration form marks a taken username and e-mail on blur', {
  tag: '@ACC-REG-06',
}, async ({ page, mock }) => {
  await page.goto('/user/register')
  await field(page, 'Username').fill('bruno.carvalho')
  await field(page, 'Email').fill('ana@roda.example')
  await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Password').focus()
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  expect((await mock.requests('checkLogin')).map(({ query }) => query)).toEqual([{ login: 'bruno.carvalho' }])
  expect((await mock.requests('checkEmail')).map(({ query }) => query)).toEqual([
    { email: 'ana@roda.example' },
  ])

  await field(page, 'Username').fill('marta.silva')
  await field(page, 'Username').blur()
  await expect(field(page, 'Username')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('This username is available.')).toBeVisible()
})

test('a failed username check does not block the registration', { tag: '@ACC-REG-06' }, async ({
  page,
  mock,
}) => {
  await page.goto('/user/register')
  await mock.fault('checkLogin', { status: 500 })
  await fillIn(page)
  await expect(page.getByText('We couldn’t check availability.')).toBeVisible()
  await create(page).click()
  await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible()
})

test('a refused registration form shows "Invalid data" and keeps its input', {
  tag: '@ACC-REG-09',
}, async ({ page, mock }) => {
  await page.goto('/user/register')
  // The availability check fails, so only the registration can report that the address is taken.
  await mock.fault('checkEmail', { status: 500 })
  await fillIn(page, { ...newcomer, email: 'ana@roda.example' })
  await create(page).click()

  await expect(page.getByRole('alert').filter({ hasText: 'Invalid data' })).toBeVisible()
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Name')).toHaveValue(newcomer.name)
  await expect(field(page, 'Password')).toHaveValue(newcomer.password)
  expect((await mock.requests('register')).length).toBe(1)
})

test('the registration form keeps input, except passwords, over a reload', {
  tag: '@ACC-REG-04',
}, async ({ page }) => {
  const expectTyped = async (name: string, login: string, email: string) => {
    await expect(field(page, 'Name')).toHaveValue(name)
    await expect(field(page, 'Username')).toHaveValue(login)
    await expect(field(page, 'Email')).toHaveValue(email)
    await expect(field(page, 'Password')).toHaveValue('')
    await expect(field(page, 'Confirm password')).toHaveValue('')
  }
  await page.goto('/user/register')
  await fillFields(page)
  await page.reload()
  await expectTyped(newcomer.name, newcomer.login, newcomer.email)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(newcomer.password)

  await fillIn(page)
  await create(page).click()
  await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible()
  await page.goto('/user/register')
  await expectTyped('', '', '')
})

for (const [how, settings] of [
  ['"registration": "waiting-list"', { registration: 'waiting-list', beta: true }],
  ['"beta": false', { beta: false }],
] as const)
  test(`the setting ${how} opens the waiting list`, { tag: '@ACC-REG-03' }, async ({ page }) => {
    await serveConfig(page, settings)
    await page.goto('/user/register')
    await expect(page.getByRole('heading', { name: 'Be among the first' })).toBeVisible()
    await expect(field(page, 'Password')).toHaveCount(0)
  })

test('the setting "registration": "open" overrides the setting "beta": false', {
  tag: '@ACC-REG-03',
}, async ({ page }) => {
  await serveConfig(page, { registration: 'open', beta: false })
  await page.goto('/user/register')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
})

test('login, registration and waiting list link to each other', {
  tag: ['@ACC-REG-04', '@ACC-LOGIN-01'],
}, async ({ page }) => {
  const main = page.getByRole('main')
  const logIn = main.getByRole('link', { name: 'Log in' })
  for (const registration of ['open', 'waiting-list']) {
    await serveConfig(page, { registration })
    await page.goto('/user/register')
    await logIn.click()
    await expect(page).toHaveURL('/user/login')
    await main.getByRole('link', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/user/register')
    await expect(logIn).toBeVisible()
  }
})

test('a visitor joins the waiting list', { tag: ['@ACC-WAIT-01', '@ACC-WAIT-02'] }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  await serveConfig(page, { registration: 'waiting-list' })
  await page.goto('/user/register')
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible()
  await expectAccessible()
  await field(page, 'Name').fill('Eva')
  await field(page, 'Email').fill('eva')
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/at least 4 characters/)
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/complete email address/)
  expect(await mock.requests('joinWaitingList')).toEqual([])

  await field(page, 'Name').fill('Eva Lopes')
  await field(page, 'Email').fill('eva@example.org')
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()
  await expect(page).toHaveURL(/\/user\/waitingList$/)
  await expectAccessible()
  const [request] = await mock.requests('joinWaitingList')
  expect(request?.headers.authorization).toBe(false)
  expect(request?.body).toEqual({ name: 'Eva Lopes', email: 'eva@example.org', captcha: expect.any(String) })
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the waiting list form shows an error and keeps the input on failure', { tag: '@ACC-WAIT-02' }, async ({
  page,
  mock,
}) => {
  await serveConfig(page, { registration: 'waiting-list' })
  await page.goto('/user/register')
  await mock.fault('joinWaitingList', { status: 400 })
  await field(page, 'Name').fill('Eva Lopes')
  await field(page, 'Email').fill('eva@example.org')
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(
    page.getByRole('main').getByText('We couldn’t add you to the waiting list.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid data' })).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('eva@example.org')
})

// Faulty answers with status 200, which means that the account exists. A truncated answer or an HTML page does not show
// that.
const successfulAnswers = faults.filter(
  ([, fault]) => 'body' in fault && fault.body !== 'half' && fault.body !== 'html',
)

test('a registration succeeds when its answer cannot be parsed', {
  tag: '@phone',
}, async ({ page, mock }) => {
  for (const [at, [name, fault]] of successfulAnswers.entries())
    await test.step(name, async () => {
      await mock.clearFaults()
      await page.goto('/user/register')
      await fillIn(page, { ...newcomer, login: `marta.silva.${at}`, email: `marta.${at}@example.org` })
      await mock.fault('register', fault)
      await create(page).click()
      await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible()
    })
})

async function expectInputKept(page: Page): Promise<void> {
  for (const [label, value] of [
    ['Name', newcomer.name],
    ['Username', newcomer.login],
    ['Email', newcomer.email],
    ['Password', newcomer.password],
    ['Confirm password', newcomer.password],
  ] as const)
    await expect(field(page, label)).toHaveValue(value)
}

test('the registration form shows an error for a truncated answer', { tag: '@phone' }, async ({
  page,
  mock,
}) => {
  await page.goto('/user/register')
  await fillIn(page)
  await mock.fault('register', { body: 'half' })
  await create(page).click()
  await expect(page.getByRole('alert')).toContainText(/Can’t reach the server|couldn’t read/)
  await expectInputKept(page)
})

test('the registration form shows how strong the password is', { tag: ['@UX-43', '@both'] }, async ({
  page,
}) => {
  await page.goto('/user/register')
  const strength = page.getByRole('status').filter({ hasText: /password/ })
  await field(page, 'Name').fill('Marta Silva')
  await field(page, 'Password').fill('marta silva')
  await expect(strength).toHaveText('Weak password: easy to guess')
  await field(page, 'Password').fill('violet-harbor-sings-42-times')
  await expect(strength).toHaveText('Strong password')
  await field(page, 'Password').fill('')
  await expect(strength).toHaveCount(0)
})
