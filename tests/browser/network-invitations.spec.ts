import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const box = (page: Page) => page.getByRole('textbox', { name: 'Email addresses' })
const pending = (page: Page) => page.getByRole('region', { name: 'Requests' })

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/manageConnections')
  await expect(pending(page)).toBeVisible()
})

test('a member invites people by e-mail and by link', {
  tag: ['@both', '@NET-INV-01', '@NET-INV-02'],
}, async ({ page, context, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  // Phones have the link under "Me".
  await page.goto('/manageConnections#invite')
  await box(page).fill('new.person@example.org\nbruno@roda.example')
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
    /new\.person@example\.org.*Sent/,
    /bruno@roda\.example.*Already connected/,
  ])
  await expect(box(page)).toHaveValue('')

  await context.grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Copy invitation link' }).click()
  // The dialog hides the toasts from screen readers, which get the announcement.
  await expect(page.getByText('Copied to clipboard').filter({ visible: true }).first()).toBeVisible()
  // The permissions policy forbids reading the clipboard, so the test pastes the copied link into a field.
  await box(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(box(page)).toHaveValue(/\/user\/register\?token=\S+$/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/manageConnections')
  await expect(page.getByRole('region', { name: 'Sent invitations' })).toContainText('new.person@example.org')
})

test('a member answers connection requests', {
  tag: ['@both', '@NET-CONN-03'],
}, async ({ page }) => {
  const accept = pending(page).getByRole('button', { name: 'Accept Jermain Price' })
  await accept.click()
  await expect(page.getByRole('region', { name: 'My connections' })).toContainText('jermain.price')
  await pending(page).getByRole('button', { name: 'Decline Cauã Pereira' }).click()
  await expect(pending(page)).not.toContainText('caua.pereira')
})
