import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'
import {
  articles,
  audience,
  audienceTag,
  button,
  byTags,
  chooseImage,
  everyone,
  nostrButton,
  nostrSwitch,
  preview,
  readersButton,
  storedDrafts,
  storedFiles,
  textField,
  toasts,
  videoButton,
  videoLink,
  videoType,
} from './support/post-editor'
import { drawImage, dropOrPaste, measureImage } from './support/test-images'
import { onlyUpload, uploadedImage } from './support/uploads'

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

test('a member sends a private post with image and video by keyboard', {
  tag: ['@PST-PAGE-02', '@PST-EDIT-01', '@PST-EDIT-02', '@PST-EDIT-03', '@PST-EDIT-04'],
}, async ({ page, mock }) => {
  test.slow()
  const { fill, press, toggle } = keyboard(page)
  await page.goto('/mypage')
  await press(page.getByRole('link', { name: 'New post', exact: true }).filter({ visible: true }).last())
  await expect(page).toHaveURL('/createPost')
  await expect(textField(page)).toHaveAttribute('rows', '6')
  for (const closed of [videoLink(page), everyone(page), nostrSwitch(page), audience(page)])
    await expect(closed).toBeHidden()

  await fill(textField(page), ' First kiln:\n1<2 & <b>warm</b> ')
  await dropOrPaste(page, 'paste', await drawImage(page, { width: 1000, height: 2000 }))
  await expect(preview(page)).toBeVisible()
  expect(await measureImage(preview(page))).toMatchObject({ width: 300, height: 600 })
  await press(videoButton(page))
  await expect(videoLink(page)).toBeFocused()
  await fill(videoLink(page), 'https://vimeo.com/76979871')
  await press(textField(page))
  await expect(videoLink(page)).toHaveValue('76979871')
  await expect(videoType(page)).toHaveValue('2')
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible()
  await press(readersButton(page))
  await expect(videoLink(page)).toBeHidden()
  await expect(everyone(page)).toHaveAttribute('aria-pressed', 'true')
  await press(byTags(page))
  await press(audienceTag(page, 'Garden'))
  await press(audienceTag(page, 'Family'))
  await press(audienceTag(page, 'Music'))
  await press(audienceTag(page, 'Garden'))
  await expect(audienceTag(page, 'Garden')).toHaveAttribute('aria-pressed', 'false')
  await expect(audienceTag(page, 'Family')).toHaveAttribute('aria-pressed', 'true')
  await press(nostrButton(page))
  await expect(nostrSwitch(page)).not.toBeChecked()
  await toggle(nostrSwitch(page))
  await expect(page.getByText('You can’t take back what you publish on Nostr')).toBeVisible()
  await press(button(page, 'Publish'))

  await expect(page).toHaveURL('/mypage')
  await expect(toasts(page)).toContainText('Post published')
  const request = await onlyUpload(mock, 'createPost')
  expect(request.body).toEqual({
    // Bodies of type multipart/form-data use CRLF line breaks.
    content: 'First kiln:\r\n1&lt;2 & <b>warm</b>',
    imageFile: uploadedImage,
    publicPost: 'false',
    publishOnNostr: 'true',
    videoLink: '76979871',
    videoType: '2',
    tags: expect.any(String),
  })
  const { tags } = Object(request.body)
  expect(JSON.parse(tags)).toEqual([
    { id: expect.any(Number), name: 'Family' },
    { id: expect.any(Number), name: 'Music' },
  ])
  expect(await storedDrafts(page)).toBe('[]')
  // Going back after saving must not reopen the post editor.
  await page.goBack()
  await expect(textField(page)).toHaveCount(0)
  await page.goto('/mypage?tab=mine')
  await expect(articles(page).first()).toContainText('1<2 & warm')
  await expect(articles(page).first().getByText('Public post')).toHaveCount(0)
  await expect(
    articles(page)
      .first()
      .getByRole('img', { name: /^Picture in a post/ }),
  ).toBeVisible()
})

test('the post editor keeps its image over a reload and a canceled upload, until a logout', {
  tag: ['@UX-10', '@PST-EDIT-04', '@KRN-AUTH-06'],
}, async ({ page, mock, expectAccessible }) => {
  await page.goto('/createPost')
  await textField(page).fill('Half a thought')
  await expect(page.getByText('Drop the picture here')).toBeHidden()
  await chooseImage(page)
  await expect.poll(() => storedDrafts(page)).toMatch(/pictureKey\W+\d/)
  await page.reload()
  expect(await measureImage(preview(page))).toMatchObject({ width: 600, height: 375 })
  await readersButton(page).click()
  await byTags(page).click()
  await expectAccessible()
  await expect(button(page, 'Publish')).toBeInViewport()
  await test.step('a canceled upload is no error', async () => {
    await button(page, 'Everyone').click()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Network.enable')
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400 }
    await cdp.send('Network.emulateNetworkConditions', slow)
    await button(page, 'Publish').click()
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    await button(page, 'Cancel upload').click()
    await expect(button(page, 'Cancel upload')).toHaveCount(0)
    await expect(page.getByText('Error creating post')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(preview(page)).toBeVisible()
    await cdp.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    // The server received no complete body.
    expect((await mock.requests('createPost')).filter(({ body }) => body !== null)).toEqual([])
  })
  expect(await storedFiles(page)).toBe(1)
  await page.goto('/user/logout')
  await button(page, 'Log out anyway').click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
