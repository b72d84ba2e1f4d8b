import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { toasts } from './support/locators'

const box = (page: Page) => page.getByRole('textbox', { name: 'Email addresses' })
const send = (page: Page) => page.getByRole('button', { name: 'Send invitations' })
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem')
const pending = (page: Page) => page.getByRole('region', { name: 'Pending requests' })

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/manageConnections')
  await expect(pending(page)).toBeVisible()
})

test('the invitation form sends one invitation per line, showing each result', {
  tag: ['@both', '@NET-INV-01'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await expect(box(page)).toHaveAttribute('rows', '10')
  await box(page).fill(
    '\n  new.person@example.org \nbruno@roda.example\n\na_b-c@post.museum\nNew.Person@example.org',
  )
  await send(page).click()
  await expect(results(page)).toHaveText([
    /new\.person@example\.org.*Sent/,
    /bruno@roda\.example.*Already connected/,
    /a_b-c@post\.museum.*Sent/,
  ])
  await expect(toasts(page)).toContainText('Invitations sent')
  await expect(box(page)).toHaveValue('')
  await expect(pending(page)).toContainText('new.person@example.org')
  const requests = await mock.requests('createInvitation')
  expect(requests.map(({ body }) => body)).toEqual([
    { email: 'new.person@example.org', language: 'en-US' },
    { email: 'bruno@roda.example', language: 'en-US' },
    { email: 'a_b-c@post.museum', language: 'en-US' },
  ])
})

test('the invitation form says when all addresses belong to connections', { tag: '@NET-INV-01' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  await box(page).fill('bruno@roda.example')
  await send(page).click()
  await expect(results(page)).toHaveText(/bruno@roda\.example.*Already connected/)
  await expect(toasts(page)).toContainText('You’re already connected.')
  await expect(toasts(page)).not.toContainText('Error sending invitation')
  await expect(box(page)).toHaveValue('')
})

test('the invitation form marks an invalid address and sends nothing', { tag: '@NET-INV-01' }, async ({
  page,
  mock,
}) => {
  for (const line of [
    '',
    'ana',
    'ana@example',
    'ana@example.o',
    'a b@example.org',
    'ana@example.org b@example.org',
    '@example.org',
  ])
    await test.step(`"${line}"`, async () => {
      await box(page).fill(`${line && 'fine@example.org'}\n${line}`)
      await send(page).click()
      await expect(box(page)).toBeFocused()
      await expect(box(page)).toHaveAccessibleDescription(/Enter complete email addresses|at least one email/)
    })
  expect(await mock.requests('createInvitation')).toEqual([])
})

test('the invitation form keeps failed and invalid addresses for another try', {
  tag: '@NET-INV-01',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  const answers = { 'one@example.org': 500, 'two@example.org': 400 } as Record<string, number>
  await page.route('**/api/UserInvitation/Create', (route) => {
    const status = answers[route.request().postDataJSON().email]
    return status ? route.fulfill({ status, json: {} }) : route.continue()
  })
  await box(page).fill('one@example.org\ntwo@example.org\nthree@example.org')
  await send(page).click()
  await expect(results(page)).toHaveText([/one.*Failed/, /two.*Invalid/, /three.*Sent/])
  await expect(box(page)).toHaveValue('one@example.org\ntwo@example.org')
  await expect(toasts(page)).toContainText('Error sending invitation')

  await page.unroute('**/api/UserInvitation/Create')
  await send(page).click()
  await expect(results(page)).toHaveText([/one.*Sent/, /two.*Sent/])
  await expect(box(page)).toHaveValue('')
})

test('the invitation form keeps typed addresses over a reload', { tag: '@NET-INV-01' }, async ({ page }) => {
  await box(page).fill('one@example.org')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes(':draft:'))))
    .toBe(true)
  await page.reload()
  await expect(box(page)).toHaveValue('one@example.org')
})

test('the invitation link is copied to the clipboard', { tag: '@NET-INV-02' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Copy invitation link' }).click()
  await expect(toasts(page)).toContainText('Copied to clipboard')
  // The permissions policy forbids reading the clipboard, so the test pastes the copied link into a field.
  await box(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(box(page)).toHaveValue(/\/user\/register\?token=\S+$/)
})

test('the invitation link is selected in a field when copying fails', {
  tag: ['@phone', '@NET-INV-02'],
}, async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Copy invitation link' }).click()
  const field = page.getByRole('textbox', { name: 'Your invitation link' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/\/user\/register\?token=\S+$/)
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/\/user\/register\?token=/)
})

test('a toast appears when the invitation link cannot be loaded', { tag: '@NET-INV-02' }, async ({
  page,
  mock,
}) => {
  await mock.fault('getUser', { status: 500 })
  await page.getByRole('button', { name: 'Copy invitation link' }).click()
  await expect(toasts(page)).toContainText('Error getting the invitation link')
})

test('a sent invitation can be canceled and stays when the server refuses', { tag: '@NET-INV-03' }, async ({
  page,
  mock,
}) => {
  const cancelButton = pending(page).getByRole('button', {
    name: 'Cancel invitation: tia.rosa@correio.example',
  })
  await mock.fault('cancelInvitation', { status: 500 })
  await cancelButton.click()
  await expect(toasts(page)).toContainText('Error cancelling invitation')
  await expect(cancelButton).toBeVisible()
  await mock.clearFaults()
  await mock.clearRequests()
  await cancelButton.click()
  await expect(cancelButton).toHaveCount(0)
  await expect(toasts(page)).toContainText('Invitation canceled')
  await expect(pending(page).getByRole('heading', { name: 'Pending requests' })).toBeFocused()
  const [request] = await mock.requests('cancelInvitation')
  expect(request?.path).toMatch(/^\/api\/userinvitation\/\d+$/)
})

test('a member accepts one connection request and declines another', {
  tag: ['@both', '@NET-CONN-03'],
}, async ({ page, mock }) => {
  // Phones show only the number of requests at first.
  if (isPhone(page)) await pending(page).getByRole('button', { name: 'Pending requests' }).click()
  await pending(page).getByRole('button', { name: 'Accept Jermain Price' }).click()
  await expect(page.getByRole('region', { name: 'My connections' })).toContainText('jermain.price')
  await expect(pending(page)).not.toContainText('jermain.price')
  await expect(toasts(page)).toContainText('You are connected now.')
  const [accepted] = await mock.requests('requestConnection')
  expect(accepted?.body).toEqual({ connectionId: expect.anything() })

  await pending(page).getByRole('button', { name: 'Decline Cauã Pereira' }).click()
  await expect(pending(page)).not.toContainText('caua.pereira')
  const [declined] = await mock.requests('declineInvitation')
  expect(declined?.path).toMatch(/^\/api\/UserInvitation\/delete\/\d+$/)
})

for (const [operation, button, sentence] of [
  ['requestConnection', 'Accept Jermain Price', 'Error accepting the request'],
  ['declineInvitation', 'Decline Jermain Price', 'Error declining the request'],
] as const)
  test(`a connection request stays in the list when ${operation} fails`, { tag: '@NET-CONN-03' }, async ({
    page,
    mock,
  }) => {
    await mock.fault(operation, { status: 500 })
    await pending(page).getByRole('button', { name: button }).click()
    await expect(toasts(page)).toContainText(sentence)
    await expect(pending(page)).toContainText('jermain.price')
  })
