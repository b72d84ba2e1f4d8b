import type { Page } from '@playwright/test'
import { choosePicture } from './support/choose-picture'
import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'
import { button, link, toasts } from './support/locators'
import { drawImage } from './support/test-images'
import { onlyUpload, uploadedImage } from './support/uploads'

const panel = '/user/profile?panel=my-page'
const background = (page: Page) =>
  page.getByRole('figure', { name: 'Preview of your public page' }).locator('img[src*="/profile/images/"]')

test.beforeEach(async ({ page, mock }) => mock.login(page))

async function prepareBackground(page: Page) {
  const buffer = await drawImage(page, { width: 1800, height: 1200 })
  await choosePicture(page, /^Choose a background/, { name: 'kiln.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('slider', { name: 'Crop area' })).toBeFocused()
  await expect(button(page, 'Save background')).toBeVisible()
}

test('a member changes the settings and the background of the public page', {
  tag: '@PUB-SET-01',
}, async ({ page, mock, expectAccessible }) => {
  test.slow()
  await page.goto(panel)
  await expect(background(page)).toHaveAttribute('src', /background-\S*ana\.martins/)
  const { fill, toggle, press } = keyboard(page)
  await fill(page.getByRole('textbox', { name: 'Title' }), 'Ana in the garden')
  await toggle(page.getByRole('switch', { name: 'Show my courses' }))
  await fill(page.getByRole('spinbutton', { name: 'Width of posts in percent' }), '75')
  await press(button(page, 'Save'))
  await expect(toasts(page)).toContainText('Page saved')

  await prepareBackground(page)
  await expectAccessible()
  await button(page, 'Save background').click()
  await expect(page.getByText('Background saved').last()).toBeVisible()
  const request = await onlyUpload(mock, 'updateProfileBackgroundPicture')
  expect(request).toMatchObject({ method: 'POST', path: '/api/user/updateProfileBackgroundPicture' })
  expect(request.body).toEqual({ imageFile: uploadedImage })
  await expect(background(page)).toHaveAttribute('src', /\/profile\/images\/upload-/)
  const shown = await background(page).getAttribute('src')
  // The crop area is measured in pixels of the screen, so the width of the picture is rounded.
  const width = () => background(page).evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(1190)
  expect(await width()).toBeLessThanOrEqual(1200)
  await link(page, 'View my page').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana in the garden')
  await expect(page.getByRole('main').locator(`img[src="${shown}"]`)).toBeVisible()
})
