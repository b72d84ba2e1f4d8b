import { expect, test } from './support/fixtures'

test('the search fills a phone and opens one of the member’s own posts', {
  tag: ['@UX-06', '@phone'],
}, async ({ page, mock, expectAccessible }) => {
  await mock.login(page)
  await page.goto('/settings')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
  // During the opening animation, the dialog moves.
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await page.getByRole('dialog').boundingBox()) ?? {}
      return [x, y, width, height]
    })
    .toEqual([0, 0, 360, 740])
  await page.getByRole('combobox', { name: 'Search' }).fill('an')
  const post = page.getByRole('group', { name: 'My posts' }).getByRole('option').first()
  await expect(post).toBeVisible()
  await expectAccessible()
  // The words around a late match begin with an ellipsis.
  const words = ((await post.textContent()) ?? '').replace('… ', '').slice(0, 15)
  await post.tap()
  await expect(page).toHaveURL(/\/post\/\d+$/)
  await expect(page.getByRole('article')).toContainText(words)
})
