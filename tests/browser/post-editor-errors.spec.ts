import { expect, test } from './support/fixtures'
import { button, preview, textField } from './support/post-editor'
import { drawImage, dropOrPaste } from './support/test-images'

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

test('the post editor shows the upload progress and can cancel the upload', { tag: '@PST-EDIT-04' }, async ({
  page,
  mock,
}) => {
  await page.goto('/createPost')
  await textField(page).fill('Slowly')
  await dropOrPaste(page, 'drop', await drawImage(page, { width: 600, height: 600, noise: 251 }))
  await expect(preview(page)).toBeVisible()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 8_000 }
  await cdp.send('Network.emulateNetworkConditions', slow)
  await button(page, 'Publish').click()
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  await button(page, 'Cancel upload').click()
  await expect(button(page, 'Cancel upload')).toHaveCount(0)
  // Canceling an upload must not be reported as an error.
  await expect(page.getByText('Error creating post')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(preview(page)).toBeVisible()
  await cdp.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await button(page, 'Publish').click()
  await expect(page).toHaveURL('/mypage')
  // The server received no complete body of the canceled request.
  expect((await mock.requests('createPost')).map(({ body }) => body)).toEqual([
    null,
    expect.objectContaining({ content: 'Slowly' }),
  ])
})
