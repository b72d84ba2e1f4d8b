import type { Page } from '@playwright/test'
import { choosePicture } from './choose-picture'
import { expect } from './fixtures'
import { drawImage } from './test-images'

export const panelPath = '/user/profile?panel=picture'
export const photo = { width: 1600, height: 1000 }

export const cropFrame = (page: Page) => page.getByRole('slider', { name: 'Crop area' })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save picture' })
export const currentPicture = (page: Page) => page.getByRole('img', { name: 'Your picture' })

export async function chooseFile(
  page: Page,
  buffer: Buffer,
  { name = 'me.jpg', mimeType = 'image/jpeg' } = {},
) {
  await choosePicture(page, /^Choose a picture/, { name, mimeType, buffer })
}

/** Chooses an image file, so that it is ready to be cropped and saved. */
export async function prepareUpload(page: Page, buffer?: Buffer) {
  await chooseFile(page, buffer ?? (await drawImage(page, photo)))
  await expect(cropFrame(page)).toBeFocused()
  await expect(saveButton(page)).toBeVisible()
}
