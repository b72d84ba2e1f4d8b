import { expect, test } from './support/fixtures'

test('the course screen shows cover and page title, also on going back', {
  tag: ['@CRS-DET-01', '@FLT-99'],
}, async ({ page, mock }) => {
  const title = page.getByRole('heading', { level: 1 })
  const continueLink = page.getByRole('link', { name: 'All lessons' })
  await mock.login(page)
  await page.goto('/course/1479')
  await expect(page).toHaveTitle('Seeing light · Roda')
  const cover = page.getByRole('main').locator('img[src$="/posts/images/course-photography-1479.svg"]')
  await expect(cover).toHaveJSProperty('complete', true)
  expect(
    await cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(0)

  await continueLink.click()
  // The heading gets the focus only when the name of the course arrives after the screen.
  await expect(page.locator('main:focus, h1:focus')).toBeAttached()
  await expect(page).toHaveTitle('Seeing light · Roda')
  await page.goBack()
  await expect(title).toHaveText('Seeing light')
  await expect(page).toHaveTitle('Seeing light · Roda')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(continueLink).toHaveCount(0)
  await expect(page).toHaveTitle('Seeing light · Roda')
})
