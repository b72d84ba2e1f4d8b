import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { button } from './support/locators'

const picker = (page: Page) => page.getByRole('dialog', { name: 'Emoji' })

test('an emoji found by name is inserted at the caret of a post', {
  tag: ['@UX-17'],
}, async ({ page, mock, expectAccessible }) => {
  await mock.login(page)
  await page.goto('/createPost')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Hello friends')
  await text.evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(5, 5))
  await button(page, 'Emoji').click()
  const search = picker(page).getByRole('searchbox', { name: 'Search emoji' })
  await search.fill('waving')
  await expect(picker(page).getByRole('gridcell').first()).toHaveText('👋')
  await expectAccessible()
  await search.press('Enter')
  await expect(picker(page)).toHaveCount(0)
  await expect(text).toHaveValue('Hello👋 friends')
  await expect(text).toBeFocused()

  await button(page, 'Emoji').click()
  await picker(page).getByRole('group', { name: 'Recently used' }).getByRole('button', { name: '👋' }).click()
  await expect(text).toHaveValue('Hello👋👋 friends')
  await button(page, 'Emoji').click()
  await expect(search).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker(page)).toHaveCount(0)
  await expect(button(page, 'Emoji')).toBeFocused()
})
