import type { Locator, Page } from '@playwright/test'
import { faultsOfUnreadAnswers, tryEach } from './fault-table'
import { expect, solveCaptcha, test } from './fixtures'

const panels = [
  ['picture', 'Picture'],
  ['personal-data', 'Personal data'],
  ['password', 'Change password'],
  ['my-page', 'My public page'],
  ['settings', 'General settings'],
] as const

/** The star of a required field is part of its label's text, though not of its name. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

async function open(page: Page, panel: string) {
  await page.goto(`/user/profile?panel=${panel}`)
  await expect(title(page, Object.fromEntries(panels)[panel] ?? '')).toBeVisible()
}

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('[ACC-PROF-01] [KRN-NAV-02] the user menu leads to the profile and its panels', async ({ page }) => {
  await page.goto('/mypage')
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/user/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Parts of your profile' })
  await expect(menu.getByRole('link')).toHaveText(panels.map(([, name]) => name))

  for (const [panel, name] of panels) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/user/profile?panel=${panel}`)
    await expect(title(page, name)).toBeVisible()
    await expect(title(page, name)).toBeFocused()
    if (isPhone(page)) await page.getByRole('link', { name: 'All of your profile' }).click()
  }
  // Back to where one was, a panel at a time.
  for (let step = isPhone(page) ? 1 : 0; step > 0; step -= 1) await page.goBack()
  await expect(title(page, 'General settings')).toBeVisible()
  for (const name of ['My public page', 'Change password', 'Personal data', 'Picture']) {
    await page.goBack()
    if (isPhone(page)) await page.goBack()
    await expect(title(page, name)).toBeVisible()
  }
  await page.goForward()
  if (isPhone(page)) await page.goForward()
  await expect(title(page, 'Personal data')).toBeVisible()
})

test('[ACC-PROF-01] each panel has an address; one that nobody knows shows the first @desk', async ({
  page,
}) => {
  for (const [panel] of panels) await open(page, panel)
  await page.goto('/user/profile?panel=nobody-knows')
  await expect(title(page, 'Picture')).toBeVisible()
})

test('[ACC-PROF-01] without a panel, phones show the menu alone @phone', async ({ page }) => {
  await page.goto('/user/profile')
  await expect(page.getByRole('navigation', { name: 'Parts of your profile' })).toBeVisible()
  await expect(title(page, 'Picture')).toBeHidden()
})

test('[ACC-PROF-01] without a panel, a desk shows the first beside the menu @desk', async ({ page }) => {
  await page.goto('/user/profile')
  await expect(title(page, 'Picture')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Parts of your profile' })
  await expect(menu.getByRole('link', { name: 'Picture' })).toHaveAttribute('aria-current', 'page')
})

test('[ACC-PROF-01] what was typed into a panel is still there after a look at another @desk', async ({
  page,
}) => {
  await open(page, 'personal-data')
  await field(page, 'Name').fill('Ana Lúcia')
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(field(page, 'Name')).toBeHidden()
  await page.goBack()
  await expect(field(page, 'Name')).toHaveValue('Ana Lúcia')
})

/** Presses a key until something has the focus. */
async function walkTo(page: Page, key: 'Tab' | 'Shift+Tab', goal: Locator) {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(goal).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

/** From within a panel to another one: a desk's menu stands before the panel, a phone's is one step back. */
async function walkToPanel(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true })
  const back = page.getByRole('link', { name: 'All of your profile' })
  if (isPhone(page)) {
    await walkTo(page, 'Shift+Tab', back)
    await page.keyboard.press('Enter')
    await walkTo(page, 'Tab', link)
  } else await walkTo(page, 'Shift+Tab', link)
  await page.keyboard.press('Enter')
  await expect(title(page, name)).toBeFocused()
}

test('[ACC-PROF-01] the panels are walked through with the keyboard alone @desk', async ({ page, mock }) => {
  await page.goto('/user/profile')
  await walkTo(page, 'Tab', page.getByRole('link', { name: 'Personal data' }))
  await page.keyboard.press('Enter')
  await expect(title(page, 'Personal data')).toBeFocused()
  await walkTo(page, 'Tab', field(page, 'Name'))
  await page.keyboard.type('Ana Lúcia')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('Your data are saved.')
  expect((await mock.requests('updateUser'))[0]?.body).toMatchObject({ name: 'Ana Lúcia' })

  await walkToPanel(page, 'Change password')
  for (const [label, password] of [
    ['Current password', 'roda-demo'],
    ['New password', 'staple-and-more'],
    ['New password again', 'staple-and-more'],
  ] as const) {
    await walkTo(page, 'Tab', field(page, label))
    await page.keyboard.type(password)
  }
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('Your password is changed.')

  await walkToPanel(page, 'General settings')
  await walkTo(page, 'Tab', page.getByRole('switch', { name: 'Public profile' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('Your settings are saved.')
  expect((await mock.requests('updateSettings'))[0]?.body).toMatchObject({ publicProfile: false })

  await walkToPanel(page, 'Picture')
  await walkTo(page, 'Tab', page.getByLabel(/Choose a picture/))
})

test('[ACC-PROF-04] name, e-mail and login are sent, and the bar greets by the new name', async ({
  page,
  mock,
}) => {
  await open(page, 'personal-data')
  await expect(field(page, 'Name')).toHaveValue('Ana Martins')
  await expect(field(page, 'E-mail')).toHaveValue('ana@roda.example')
  await expect(field(page, 'Login')).toHaveValue('ana.martins')
  await field(page, 'Name').fill('  Ana Lúcia Martins ')
  await field(page, 'E-mail').fill('ana.lucia@roda.example')
  await field(page, 'Login').fill('ana.lucia')
  await field(page, 'Login').blur()
  await expect(page.getByText('This login is free.')).toBeVisible()
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('Your data are saved.')

  const [request, ...more] = await mock.requests('updateUser')
  expect(more).toEqual([])
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/user/update',
    headers: {
      authorization: true,
      'x-xsrf-token': expect.stringMatching(/./),
      'content-type': 'application/json',
    },
  })
  expect(request?.body).toEqual({
    name: 'Ana Lúcia Martins',
    email: 'ana.lucia@roda.example',
    login: 'ana.lucia',
  })
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByText('Hello, Ana Lúcia Martins')).toBeVisible()
})

test('[ACC-PROF-04] every field says what is wrong with it, and nothing is sent', async ({ page, mock }) => {
  await open(page, 'personal-data')
  await field(page, 'Name').fill('Ana')
  await field(page, 'E-mail').fill('nobody')
  await field(page, 'Login').fill('abc')
  await button(page, 'Save').click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/at least 4 characters/)
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/whole e-mail address/)
  await expect(field(page, 'Login')).toHaveAccessibleDescription(/4 to 64 characters/)
  expect(await mock.requests('updateUser')).toEqual([])
})

test('[ACC-PROF-04] a login that somebody has is marked when the field is left; one’s own never is @desk', async ({
  page,
  mock,
}) => {
  await open(page, 'personal-data')
  await field(page, 'Login').fill('bruno.carvalho')
  await field(page, 'Login').blur()
  await expect(field(page, 'Login')).toHaveAccessibleDescription(/Somebody already has this login/)
  await button(page, 'Save').click()
  await expect(field(page, 'Login')).toBeFocused()

  await field(page, 'Login').fill('Ana.Martins')
  await field(page, 'Login').blur()
  await expect(field(page, 'Login')).not.toHaveAttribute('aria-invalid', 'true')
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('Your data are saved.')
  const asked = await mock.requests('checkLogin')
  expect(asked.map(({ query, headers }) => [query, headers.authorization])).toEqual([
    [{ login: 'bruno.carvalho' }, true],
  ])
})

test('[ACC-PROF-04] what the server refuses is marked where it stands, and kept @desk', async ({
  page,
  mock,
}) => {
  await open(page, 'personal-data')
  // Nobody could say that the login is taken, until it was too late.
  await mock.fault('checkLogin', { status: 500 })
  await field(page, 'Login').fill('bruno.carvalho')
  await field(page, 'Login').blur()
  await expect(page.getByText('We could not check whether it is free.')).toBeVisible()
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('Error updating user data')
  await expect(field(page, 'Login')).toBeFocused()
  await expect(field(page, 'Login')).toHaveAccessibleDescription(/server did not accept this/)
  await expect(field(page, 'Login')).toHaveValue('bruno.carvalho')
})

test('[ACC-PROF-05] a new password is sent with the one so far, and the fields are emptied', async ({
  page,
  mock,
}) => {
  await open(page, 'password')
  await field(page, 'Current password').fill('roda-demo')
  await field(page, 'New password').fill('staple and more')
  await field(page, 'New password again').fill('staple and more')
  await button(page, 'Change password').click()
  await expect(messages(page)).toContainText('Your password is changed.')
  for (const label of ['Current password', 'New password', 'New password again'])
    await expect(field(page, label)).toHaveValue('')

  const [request, ...more] = await mock.requests('changePassword')
  expect(more).toEqual([])
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/user/changePassword',
    headers: { authorization: true },
  })
  expect(request?.body).toEqual({ currentPassword: 'roda-demo', newPassword: 'staple and more' })
})

test('[ACC-PROF-05] passwords that are too short or not the same are not sent @desk', async ({
  page,
  mock,
}) => {
  await open(page, 'password')
  await button(page, 'Change password').click()
  await expect(field(page, 'Current password')).toBeFocused()
  for (const label of ['Current password', 'New password', 'New password again'])
    await expect(field(page, label)).toHaveAccessibleDescription(/6 to 128 characters/)

  await field(page, 'Current password').fill('roda-demo')
  await field(page, 'New password').fill('staple and more')
  await field(page, 'New password again').fill('staple and less')
  await button(page, 'Change password').click()
  await expect(field(page, 'New password again')).toHaveAccessibleDescription(
    /new passwords are not the same/,
  )
  expect(await mock.requests('changePassword')).toEqual([])
})

const noes = [
  ['a wrong current password', undefined, 'This is not your current password.'],
  ['an answer of false', { json: false }, undefined],
  ['a server that is down', { status: 503 }, undefined],
] as const

test('[ACC-PROF-05] what does not change the password leaves the form and claims no success @desk', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedCalls()
  const filled = { 'Current password': 'not-this-one', 'New password': 'staple and more' }
  await open(page, 'password')
  for (const [name, answer, atTheField] of noes)
    await test.step(name, async () => {
      if (answer) await page.route('**/api/user/changePassword', (route) => route.fulfill(answer))
      await page.reload()
      await field(page, 'Current password').fill(filled['Current password'])
      await field(page, 'New password').fill(filled['New password'])
      await field(page, 'New password again').fill(filled['New password'])
      await button(page, 'Change password').click()
      await expect(messages(page)).toContainText('Your password was not changed')
      await expect(messages(page)).not.toContainText('Your password is changed.')
      await expect(field(page, 'Current password')).toHaveValue(filled['Current password'])
      await expect(field(page, 'New password again')).toHaveValue(filled['New password'])
      if (atTheField)
        await expect(field(page, 'Current password')).toHaveAccessibleDescription(new RegExp(atTheField))
      await page.unrouteAll()
    })
})

const key = `nsec1${'k'.repeat(60)}`

test('[ACC-PROF-06] timeout, public profile and Nostr key are read, changed and sent', async ({
  page,
  mock,
}) => {
  await open(page, 'settings')
  await expect(page.getByRole('spinbutton', { name: /Session time/ })).toHaveValue('120')
  await expect(page.getByRole('switch', { name: 'Public profile' })).toBeChecked()
  await page.getByRole('spinbutton', { name: /Session time/ }).fill('45')
  await page.getByRole('switch', { name: 'Public profile' }).click()
  await field(page, 'Nostr key').fill(key)
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('Your settings are saved.')

  const [request, ...more] = await mock.requests('updateSettings')
  expect(more).toEqual([])
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/user/updateSettings',
    headers: { authorization: true },
  })
  expect(request?.body).toEqual({ timeout: 45, publicProfile: false, nostrPK: key })
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: /Session time/ })).toHaveValue('45')
  await expect(field(page, 'Nostr key')).toHaveValue(key)
})

test('[ACC-PROF-06] a Nostr key of more than 65 characters is refused @desk', async ({ page, mock }) => {
  await open(page, 'settings')
  await field(page, 'Nostr key').fill(`${key}k`)
  await button(page, 'Save').click()
  await expect(field(page, 'Nostr key')).toHaveAccessibleDescription(/at most 65 characters\.$/)
  await expect(field(page, 'Nostr key')).toBeFocused()
  expect(await mock.requests('updateSettings')).toEqual([])
})

test('[ACC-PROF-06] the Nostr key is masked, and no trace of it stays in the browser @desk', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await open(page, 'settings')
  await expect(field(page, 'Nostr key')).toHaveAttribute('type', 'password')
  await field(page, 'Nostr key').fill(key)
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('Your settings are saved.')
  await page.reload()
  await expect(field(page, 'Nostr key')).toHaveValue(key)
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches_ = await caches.keys()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, caches_, history.state])
  })
  expect(kept).not.toContain(key)
  expect(said.join('\n')).not.toContain(key)
})

test('[ACC-PROF-06] settings that cannot be saved say so and stay @desk', async ({ page, mock }) => {
  await open(page, 'settings')
  await mock.fault('updateSettings', { status: 500 })
  await field(page, 'Nostr key').fill(key)
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('Error updating user general settings')
  await expect(field(page, 'Nostr key')).toHaveValue(key)
})

test('[ACC-PROF-06] settings that do not come: a sentence, and trying again works @desk', async ({
  page,
  mock,
}) => {
  await mock.fault('getSettings', { status: 403 })
  await page.goto('/user/profile?panel=settings')
  await expect(page.getByRole('alert')).toContainText('not allowed')
  await mock.mend()
  await button(page, 'Try again').click()
  await expect(field(page, 'Nostr key')).toBeVisible()
})

test('a double click on save sends once @desk', async ({ page, mock }) => {
  await mock.fault('updateUser', { latency: 300 })
  await open(page, 'personal-data')
  await button(page, 'Save').dblclick()
  await expect(messages(page)).toContainText('Your data are saved.')
  expect(await mock.requests('updateUser')).toHaveLength(1)
})

test('[ACC-PROF-04] a token that is refused in the middle: back here after the login, with what was typed @desk', async ({
  page,
  mock,
}) => {
  await open(page, 'personal-data')
  await mock.fault('updateUser', { status: 401 })
  await field(page, 'Name').fill('Ana Lúcia')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Ana Lúcia')
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/user/login')
  await page.getByLabel('E-mail').fill('ana@roda.example')
  await page.getByLabel(/^Password/).fill('roda-demo')
  await solveCaptcha(page)
  await button(page, 'Log in').click()
  await expect(page).toHaveURL('/user/profile?panel=personal-data')
  await expect(field(page, 'Name')).toHaveValue('Ana Lúcia')
  await expect(page.getByText('It is not saved yet.')).toBeVisible()
  await button(page, 'Discard it').click()
  await expect(field(page, 'Name')).toHaveValue('Ana Martins')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Ana Martins')
})

test('[ACC-PROF-04] of a good answer of another kind nothing is taken over @desk', async ({ page, mock }) => {
  await open(page, 'personal-data')
  await mock.fault('updateUser', { body: 'wrong-types' })
  await field(page, 'Name').fill('Ana Lúcia')
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('Your data are saved.')
  await expect(page.getByRole('navigation', { name: 'Parts of your profile' })).toContainText(
    'Ana Lúcia@ana.martins',
  )
})

test('[ACC-PROF-04] personal data and whatever can go wrong: a sentence, nothing typed is lost, trying again works @phone', async ({
  page,
  mock,
}) => {
  await open(page, 'personal-data')
  await field(page, 'Name').fill('Ana Lúcia')
  await tryEach({ page, mock }, 'updateUser', faultsOfUnreadAnswers, {
    act: () => button(page, 'Save').click(),
    see: async ({ sentence, patience }) => {
      await expect(messages(page)).toContainText('Error updating user data', patience)
      await expect(messages(page)).toContainText(sentence, patience)
    },
    after: async () => {
      await expect(messages(page)).not.toContainText('Your data are saved.')
      await expect(field(page, 'Name')).toHaveValue('Ana Lúcia')
      await expect(page.getByText('Hello, Ana Lúcia')).toHaveCount(0)
    },
  })
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('Your data are saved.')
})
