import { expect, test } from './support/fixtures'
import { button, field, openPanel, toasts } from './support/profile-screen'

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('the password form changes the password and clears its fields', {
  tag: '@ACC-PROF-05',
}, async ({ page, mock }) => {
  await openPanel(page, 'password')
  await field(page, 'Current password').fill('roda-demo')
  await field(page, 'New password').fill('staple and more')
  await field(page, 'Confirm new password').fill('staple and more')
  await button(page, 'Change password').click()
  await expect(toasts(page)).toContainText('Password changed')
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await expect(field(page, label)).toHaveValue('')

  const request = await mock.onlyRequest('changePassword')
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/user/changePassword',
    headers: { authorization: true },
  })
  expect(request.body).toEqual({ currentPassword: 'roda-demo', newPassword: 'staple and more' })
})

test('the password form rejects a short or wrongly repeated password', {
  tag: '@ACC-PROF-05',
}, async ({ page, mock }) => {
  await openPanel(page, 'password')
  await button(page, 'Change password').click()
  await expect(field(page, 'Current password')).toBeFocused()
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await expect(field(page, label)).toHaveAccessibleDescription(/6 to 128 characters/)

  await field(page, 'Current password').fill('roda-demo')
  await field(page, 'New password').fill('staple and more')
  await field(page, 'Confirm new password').fill('staple and less')
  await button(page, 'Change password').click()
  await expect(field(page, 'Confirm new password')).toHaveAccessibleDescription(/new passwords don’t match/)
  expect(await mock.requests('changePassword')).toEqual([])
})

const failures = [
  ['a wrong current password', undefined, 'This is not your current password.'],
  ['an answer of false', { json: false }, undefined],
  ['a server that is down', { status: 503 }, undefined],
] as const

test('the password form keeps its input and reports a failure', {
  tag: '@ACC-PROF-05',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  const filled = { 'Current password': 'not-this-one', 'New password': 'staple and more' }
  await openPanel(page, 'password')
  for (const [name, answer, fieldError] of failures)
    await test.step(name, async () => {
      if (answer) await page.route('**/api/user/changePassword', (route) => route.fulfill(answer))
      await page.reload()
      await field(page, 'Current password').fill(filled['Current password'])
      await field(page, 'New password').fill(filled['New password'])
      await field(page, 'Confirm new password').fill(filled['New password'])
      await button(page, 'Change password').click()
      await expect(toasts(page)).toContainText('Your password wasn’t changed')
      await expect(toasts(page)).not.toContainText('Password changed')
      await expect(field(page, 'Current password')).toHaveValue(filled['Current password'])
      await expect(field(page, 'Confirm new password')).toHaveValue(filled['New password'])
      if (fieldError)
        await expect(field(page, 'Current password')).toHaveAccessibleDescription(new RegExp(fieldError))
      await page.unrouteAll()
    })
})

const key = `nsec1${'k'.repeat(60)}`

test('account settings load and save timeout, public profile and Nostr key', {
  tag: '@ACC-PROF-06',
}, async ({ page, mock }) => {
  await openPanel(page, 'settings')
  await expect(page.getByRole('spinbutton', { name: /Session length/ })).toHaveValue('120')
  await expect(page.getByRole('switch', { name: 'Public profile' })).toBeChecked()
  await page.getByRole('spinbutton', { name: /Session length/ }).fill('45')
  await page.getByRole('switch', { name: 'Public profile' }).click()
  await field(page, 'Nostr key').fill(key)
  await button(page, 'Save').click()
  await expect(toasts(page)).toContainText('Settings saved')

  const request = await mock.onlyRequest('updateSettings')
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/user/updateSettings',
    headers: { authorization: true },
  })
  expect(request.body).toEqual({ timeout: 45, publicProfile: false, nostrPK: key })
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: /Session length/ })).toHaveValue('45')
  await expect(field(page, 'Nostr key')).toHaveValue(key)
})

test('the account settings refuse a Nostr key of over 65 characters', { tag: '@ACC-PROF-06' }, async ({
  page,
  mock,
}) => {
  await openPanel(page, 'settings')
  await field(page, 'Nostr key').fill(`${key}k`)
  await button(page, 'Save').click()
  await expect(field(page, 'Nostr key')).toHaveAccessibleDescription(/up to 65 characters\.$/)
  await expect(field(page, 'Nostr key')).toBeFocused()
  expect(await mock.requests('updateSettings')).toEqual([])
})

test('the Nostr key is masked, and the browser stores it nowhere', { tag: '@ACC-PROF-06' }, async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openPanel(page, 'settings')
  await expect(field(page, 'Nostr key')).toHaveAttribute('type', 'password')
  await field(page, 'Nostr key').fill(key)
  await button(page, 'Save').click()
  await expect(toasts(page)).toContainText('Settings saved')
  await page.reload()
  await expect(field(page, 'Nostr key')).toHaveValue(key)
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cacheNames = await caches.keys()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cacheNames, history.state])
  })
  expect(stored).not.toContain(key)
  expect(logged.join('\n')).not.toContain(key)
})

test('the account settings keep the input when saving fails', { tag: '@ACC-PROF-06' }, async ({
  page,
  mock,
}) => {
  await openPanel(page, 'settings')
  await mock.fault('updateSettings', { status: 500 })
  await field(page, 'Nostr key').fill(key)
  await button(page, 'Save').click()
  await expect(toasts(page)).toContainText('Error updating user general settings')
  await expect(field(page, 'Nostr key')).toHaveValue(key)
})

test('the account settings offer a retry when loading fails', { tag: '@ACC-PROF-06' }, async ({
  page,
  mock,
}) => {
  await mock.fault('getSettings', { status: 403 })
  await page.goto('/user/profile?panel=settings')
  await expect(page.getByRole('alert')).toContainText('don’t have permission')
  await mock.clearFaults()
  await button(page, 'Try again').click()
  await expect(field(page, 'Nostr key')).toBeVisible()
})
