import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { drawPicture } from './test-images'

/** The panel of the profile where a picture is chosen and cut. */
export const panel = '/user/profile?panel=picture'
export const photo = { width: 1600, height: 1000 }

export const frame = (page: Page) => page.getByRole('slider', { name: 'Frame' })
export const take = (page: Page) => page.getByRole('button', { name: 'Use this part' }).click()
export const save = (page: Page) => page.getByRole('button', { name: 'Save picture' })
export const mine = (page: Page) => page.getByRole('img', { name: 'Your picture' })

export async function choose(page: Page, buffer: Buffer, { name = 'me.jpg', mimeType = 'image/jpeg' } = {}) {
  await page.getByLabel(/Choose a picture/).setInputFiles({ name, mimeType, buffer })
}

/** From a file to the picture that will be sent. */
export async function prepare(page: Page, buffer?: Buffer) {
  await choose(page, buffer ?? (await drawPicture(page, photo)))
  await expect(frame(page)).toBeFocused()
  await take(page)
  await expect(save(page)).toBeVisible()
}
