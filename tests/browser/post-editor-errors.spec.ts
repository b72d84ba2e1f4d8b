import { faultsOfIgnoredBodies, testEachFault } from './support/fault-cases'
import { expect, test } from './support/fixtures'
import { button, chooseImage, findPost, preview, textField, toasts, videoLink } from './support/post-editor'
import { drawImage, dropOrPaste } from './support/test-images'

let token: string
test.beforeEach(async ({ page, mock }) => {
  token = await mock.login(page)
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

test('the post editor marks fields that the server refuses, and keeps text', {
  tag: '@PST-EDIT-04',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/400/)
  await page.goto('/createPost')
  await textField(page).fill('A word')
  for (const [field, sentence] of [
    ['tags', 'didn’t accept one of the tags'],
    ['imageFile', 'didn’t accept the picture'],
  ] as const) {
    await page.route(
      '**/api/post/create',
      (route) => route.fulfill({ status: 400, json: { errors: { [field]: ['No.'] } } }),
      { times: 1 },
    )
    await button(page, 'Publish').click()
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  }
  await page.route(
    '**/api/post/create',
    (route) => route.fulfill({ status: 400, json: { errors: { VideoLink: ['No.'] } } }),
    { times: 1 },
  )
  await button(page, 'Publish').click()
  await expect(videoLink(page)).toHaveAccessibleDescription(/The server didn’t accept this\./)
  await expect(textField(page)).toHaveValue('A word')
})

test('the post editor shows an error and keeps the post when saving fails', {
  tag: ['@phone', '@PST-EDIT-04'],
}, async ({ page, mock }) => {
  const { id } = await findPost(page, token, ({ publicPost }) => publicPost)
  for (const [path, submit, operation, failure] of [
    ['/createPost', 'Publish', 'createPost', 'Error creating post'],
    [`/editPost/${id}`, 'Save', 'updatePost', 'Error updating post'],
  ] as const) {
    await page.goto(path)
    await textField(page).fill('Not lost')
    await chooseImage(page)
    await testEachFault({ page, mock }, operation, faultsOfIgnoredBodies, {
      act: () => button(page, submit).click(),
      see: async ({ sentence, expectOptions }) => {
        await expect(toasts(page)).toContainText(failure, expectOptions)
        await expect(toasts(page)).toContainText(sentence, expectOptions)
      },
      after: async () => {
        await expect(page.getByRole('alert').filter({ hasText: 'Your post wasn’t saved' })).toBeVisible()
        await expect(textField(page)).toHaveValue('Not lost')
        await expect(preview(page)).toBeVisible()
      },
    })
    await button(page, submit).click()
    await expect(page).toHaveURL('/mypage')
    const [request] = (await mock.requests(operation)).slice(-1)
    expect(request?.body).toMatchObject({ content: 'Not lost', imageFile: { fileName: 'picture.jpg' } })
  }
})
