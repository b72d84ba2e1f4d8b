import { readFile } from 'node:fs/promises'
import { expect, test } from './support/fixtures'
import { button, chooseImage, photo, preview, textField } from './support/post-editor'
import { drawImage, dropOrPaste, measureImage } from './support/test-images'
import { onlyUpload } from './support/uploads'

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

test('the post editor accepts an image without text, and no other files', {
  tag: ['@PST-EDIT-01', '@FLT-47'],
}, async ({ page, mock }) => {
  await page.goto('/createPost')
  await button(page, 'Publish').click()
  await expect(textField(page)).toHaveAccessibleDescription(/Write something/)
  await dropOrPaste(page, 'drop', Buffer.from('Dear friends, this is a letter.'))
  await expect(page.getByText('isn’t a picture your browser can open')).toBeVisible()
  await dropOrPaste(page, 'drop', await readFile('tests/browser/support/photo.avif'))
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 400)
  await button(page, 'Remove picture').click()
  await dropOrPaste(page, 'drop', await drawImage(page, photo))
  await expect(preview(page)).toBeVisible()
  expect(await measureImage(preview(page))).toMatchObject({ width: 600, height: 375 })
  await expect(textField(page)).not.toHaveAccessibleDescription(/Write something/)
  await button(page, 'Remove picture').click()
  await expect(preview(page)).toHaveCount(0)
  await chooseImage(page)
  await button(page, 'Publish').click()
  await expect(page).toHaveURL('/mypage')
  expect((await onlyUpload(mock, 'createPost')).body).toMatchObject({
    content: '',
    imageFile: { fileName: 'picture.jpg' },
  })
})
