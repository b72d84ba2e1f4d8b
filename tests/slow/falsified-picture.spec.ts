import type { Page } from '@playwright/test'
import { expect, test } from '../browser/support/fixtures'
import { panelPath, photo as portrait } from '../browser/support/picture-panel'
import { button, preview, textField } from '../browser/support/post-editor'
import { addPhoneMetadata, drawImage, dropOrPaste, measureImage } from '../browser/support/test-images'
import { onlyUpload } from '../browser/support/uploads'
import { waitForApp } from '../browser/support/wait-for-app'

/** Makes the worker that draws images return noise, like Firefox with `privacy.resistFingerprinting`. */
async function falsifyPictures(page: Page): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    const code = await answer.text()
    const noise = `{
      const { getImageData } = OffscreenCanvasRenderingContext2D.prototype
      OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...area) {
        const read = getImageData.apply(this, area)
        crypto.getRandomValues(new Uint8Array(read.data.buffer, 0, Math.min(65536, read.data.length)))
        return read
      }
    }\n`
    const isWorker = code.includes('convertToBlob')
    await route.fulfill({ response: answer, body: isWorker ? noise + code : code })
  })
}

const sentence = 'Your browser’s privacy protection would turn this picture into noise.'

test('a browser that falsifies drawn pictures publishes a small picture as it is, and explains why not others', {
  tag: '@FLT-131',
}, async ({ page, mock }) => {
  await mock.login(page)
  await falsifyPictures(page)
  await page.goto('/createPost')
  await waitForApp(page)
  await expect(textField(page)).toBeVisible()
  const small = await drawImage(page, { width: 400, height: 250 })
  await dropOrPaste(page, 'drop', await drawImage(page, { width: 4000, height: 2500 }))
  await expect(page.getByText(sentence)).toBeVisible()
  await dropOrPaste(page, 'drop', addPhoneMetadata(small))
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(preview(page)).toHaveCount(0)

  await dropOrPaste(page, 'drop', small)
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText(sentence)).toHaveCount(0)
  expect(await measureImage(preview(page))).toEqual({ width: 400, height: 250, left: 'red', right: 'blue' })
  await button(page, 'Publish').click()
  await expect(page).toHaveURL('/mypage')
  const { body } = await onlyUpload(mock, 'createPost')
  expect(body).toMatchObject({ imageFile: { fileName: 'picture.jpg', size: small.length } })

  // A profile picture is always drawn, because it is cropped.
  await page.goto(panelPath)
  await expect(page.getByLabel(/^Choose a picture/)).toBeAttached()
  await dropOrPaste(page, 'drop', await drawImage(page, portrait))
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel(/^Choose a picture/)).toBeAttached()
})
