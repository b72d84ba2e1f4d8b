import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { currentPicture, panelPath } from './support/picture-panel'

/** Measures the circle around a picture. */
const measureFrame = (picture: Locator) =>
  picture.evaluate((image) => {
    const around = image.parentElement ?? image
    const { width, height } = around.getBoundingClientRect()
    return { width, height, isRound: Number.parseFloat(getComputedStyle(around).borderRadius) >= width / 2 }
  })
const circle = (size: number) => ({ width: size, height: size, isRound: true })
const pictureOfAna = (page: Page) =>
  page.locator('main img[src$="/posts/images/avatar-ana.martins.svg"]').first()

test('images load from the API server in the size of their place; default images replace failed ones', {
  tag: ['@slow', '@KRN-IMG-01', '@PUB-PAGE-01', '@NET-CONN-01', '@ACC-PROF-02'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page)
  const requested: string[] = []
  await page.route('**/posts/images/*', (route) => {
    requested.push(new URL(route.request().url()).pathname)
    return requested.length % 2 === 0 ? route.continue() : route.fulfill({ status: 404 })
  })
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => requested.length).toBeGreaterThan(4)
  expect(requested.every((path) => /^\/posts\/images\/[^/]+$/.test(path))).toBe(true)
  // The product replaces broken images by initials or a default drawing.
  await expect
    .poll(() =>
      page
        .locator('article img')
        .evaluateAll(
          (all) =>
            all.filter((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth === 0)
              .length,
        ),
    )
    .toBe(0)

  await page.unrouteAll()
  await test.step('the public page', async () => {
    await page.goto('/@ana.martins')
    const background = page.locator('main img[src$="/profile/images/background-music-ana.martins.svg"]')
    await expect(background).toHaveJSProperty('complete', true)
    await expect(background).not.toHaveJSProperty('naturalWidth', 0)
    // The posts below have the same picture, smaller.
    expect(await measureFrame(pictureOfAna(page))).toEqual(circle(80))
  })
  await test.step('the profile', async () => {
    await page.goto(panelPath)
    await expect(currentPicture(page)).toBeVisible()
    expect(await measureFrame(currentPicture(page))).toEqual(circle(120))
  })
  await test.step('connections', async () => {
    await page.goto('/manageConnections')
    const row = page.getByRole('listitem').filter({ hasText: 'bruno.carvalho' })
    await expect(row.locator('img')).toBeVisible()
    expect(await measureFrame(row.locator('img'))).toEqual(circle(45))
  })
})
