import { expect, test } from './support/fixtures'
import { logIn } from './support/login-form'
import { button, field, openPanel, toasts } from './support/profile-screen'

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('the profile saves name, e-mail and username; the menu shows the name', {
  tag: '@ACC-PROF-04',
}, async ({ page, mock }) => {
  await openPanel(page, 'personal-data')
  await expect(field(page, 'Name')).toHaveValue('Ana Martins')
  await expect(field(page, 'Email')).toHaveValue('ana@roda.example')
  await expect(field(page, 'Username')).toHaveValue('ana.martins')
  await field(page, 'Name').fill('  Ana Lúcia Martins ')
  await field(page, 'Email').fill('ana.lucia@roda.example')
  await field(page, 'Username').fill('ana.lucia')
  await field(page, 'Username').blur()
  await expect(page.getByText('This username is available.')).toBeVisible()
  await button(page, 'Save').click()
  await expect(toasts(page)).toContainText('Changes saved')

  const request = await mock.onlyRequest('updateUser')
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/user/update',
    headers: {
      authorization: true,
      'x-xsrf-token': expect.stringMatching(/./),
      'content-type': 'application/json',
    },
  })
  expect(request.body).toEqual({
    name: 'Ana Lúcia Martins',
    email: 'ana.lucia@roda.example',
    login: 'ana.lucia',
  })
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Hello, Ana Lúcia Martins')).toBeVisible()
})

for (const label of ['Email', 'Username'])
  test(`the first press on Save saves the profile after typing “${label}”`, {
    tag: '@ACC-PROF-04',
  }, async ({ page, mock }) => {
    await openPanel(page, 'personal-data')
    await field(page, label).fill(label === 'Username' ? 'ana.lucia' : 'ana.lucia@roda.example')
    // Presses for longer than usual, because a layout shift during the press would lose the click.
    await button(page, 'Save').click({ delay: 120 })
    await expect(toasts(page)).toContainText('Changes saved')
    expect(await mock.requests('updateUser')).toHaveLength(1)
  })

test('the profile marks each invalid field and sends nothing', { tag: '@ACC-PROF-04' }, async ({
  page,
  mock,
}) => {
  await openPanel(page, 'personal-data')
  await field(page, 'Name').fill('Ana')
  await field(page, 'Email').fill('nobody')
  await field(page, 'Username').fill('abc')
  await button(page, 'Save').click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/at least 4 characters/)
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/complete email address/)
  await expect(field(page, 'Username')).toHaveAccessibleDescription(/4 to 64 characters/)
  expect(await mock.requests('updateUser')).toEqual([])
})

test('the profile marks a username as taken unless it is the member’s own', {
  tag: '@ACC-PROF-04',
}, async ({ page, mock }) => {
  await openPanel(page, 'personal-data')
  await field(page, 'Username').fill('bruno.carvalho')
  await field(page, 'Username').blur()
  await expect(field(page, 'Username')).toHaveAccessibleDescription(/This username is taken/)
  await button(page, 'Save').click()
  await expect(field(page, 'Username')).toBeFocused()

  await field(page, 'Username').fill('Ana.Martins')
  await field(page, 'Username').blur()
  await expect(field(page, 'Username')).not.toHaveAttribute('aria-invalid', 'true')
  await button(page, 'Save').click()
  await expect(toasts(page)).toContainText('Changes saved')
  const requests = await mock.requests('checkLogin')
  expect(requests.map(({ query, headers }) => [query, headers.authorization])).toEqual([
    [{ login: 'bruno.carvalho' }, true],
  ])
})

test('the profile marks a field that the server refuses, and keeps its text', {
  tag: '@ACC-PROF-04',
}, async ({ page, mock }) => {
  await openPanel(page, 'personal-data')
  // The availability check fails, so only saving can report that the username is taken.
  await mock.fault('checkLogin', { status: 500 })
  await field(page, 'Username').fill('bruno.carvalho')
  await field(page, 'Username').blur()
  await expect(page.getByText('We couldn’t check availability.')).toBeVisible()
  await button(page, 'Save').click()
  await expect(toasts(page)).toContainText('Error updating user data')
  await expect(field(page, 'Username')).toBeFocused()
  await expect(field(page, 'Username')).toHaveAccessibleDescription(/server didn’t accept this/)
  await expect(field(page, 'Username')).toHaveValue('bruno.carvalho')
})

test('the profile is sent once on a double click', async ({ page, mock }) => {
  await mock.fault('updateUser', { latency: 300 })
  await openPanel(page, 'personal-data')
  await button(page, 'Save').dblclick()
  await expect(toasts(page)).toContainText('Changes saved')
  expect(await mock.requests('updateUser')).toHaveLength(1)
})

test('the profile keeps typed text when a 401 response ends the session', {
  tag: '@ACC-PROF-04',
}, async ({ page, mock }) => {
  await openPanel(page, 'personal-data')
  await mock.fault('updateUser', { status: 401 })
  await field(page, 'Name').fill('Ana Lúcia')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Ana Lúcia')
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/user/login')
  await logIn(page)
  await expect(page).toHaveURL('/user/profile?panel=personal-data')
  await expect(field(page, 'Name')).toHaveValue('Ana Lúcia')
  await expect(page.getByText('It isn’t saved yet.')).toBeVisible()
  await button(page, 'Discard').click()
  await expect(field(page, 'Name')).toHaveValue('Ana Martins')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Ana Martins')
})

test('the profile ignores a server answer with fields of the wrong type', { tag: '@ACC-PROF-04' }, async ({
  page,
  mock,
}) => {
  await openPanel(page, 'personal-data')
  await mock.fault('updateUser', { body: 'wrong-types' })
  await field(page, 'Name').fill('Ana Lúcia')
  await button(page, 'Save').click()
  await expect(toasts(page)).toContainText('Changes saved')
  await expect(page.getByRole('navigation', { name: 'Profile sections' })).toContainText(
    'Ana Lúcia@ana.martins',
  )
})
