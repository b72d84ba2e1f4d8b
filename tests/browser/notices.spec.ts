import { expect, test } from './support/fixtures'

test('the bell counts unread connection requests and posts after a reload', {
  tag: ['@UX-40', '@both'],
}, async ({ page, mock, expectAccessible }) => {
  await mock.login(page)
  await page.goto('/mypage')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread')
  // No screen needs the payments yet, so they load only when the bell is opened.
  expect(await mock.requests('getMyOrders')).toHaveLength(0)

  await mock.addPosts(1)
  await page.reload()
  await expect(bell).toHaveAccessibleName('Notifications, 4 unread')
  await bell.click()
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  const fresh = dialog.getByRole('region', { name: 'New', exact: true })
  await expect(fresh.getByRole('listitem')).toHaveCount(4)
  await expect(
    dialog.getByRole('region', { name: 'Earlier' }).getByRole('link', { name: /^Payment/ }),
  ).not.toHaveCount(0)
  await expectAccessible()
  await fresh.getByRole('link', { name: / posted/ }).click()
  await expect(page).toHaveURL(/tab=feed&post=/)
  await expect(page.getByRole('feed').getByRole('article').first()).toBeFocused()
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread')

  await bell.click()
  await dialog.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(dialog.getByRole('status')).toHaveText('No unread notifications')
  await expect(dialog).toContainText('kept on this device')
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await page.reload()
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications')
})
