import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const box = (page: Page) => page.getByRole('textbox', { name: 'Email addresses' })

test('a member invites people by e-mail and by link', {
  tag: ['@NET-INV-01', '@NET-INV-02'],
}, async ({ page, mock, context, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page)
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
