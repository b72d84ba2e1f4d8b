import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'

const panel = (page: Page) => page.getByRole('region', { name: 'Tags', exact: true })
const tag = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const nameField = (page: Page) => panel(page).getByRole('textbox', { name: 'Tag name' })

test('a member creates, renames and deletes tags by keyboard', { tag: '@NET-TAG-01' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto('/manageConnections')
  await expect(tag(page, 'Family')).toBeVisible()
  const { press } = keyboard(page)
  await press(tag(page, 'New tag'))
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.insertText('Choir')
  await page.keyboard.press('Enter')
  await expect(tag(page, 'Choir')).toBeVisible()
  await press(tag(page, 'Edit tag Choir'))
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(nameField(page)).toHaveCount(0)
  await press(tag(page, 'Delete tag Choir'))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }))
  await expect(tag(page, 'Choir')).toHaveCount(0)
})
