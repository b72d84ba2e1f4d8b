import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { keyboard, pointer } from './support/input-methods'
import {
  articles,
  audience,
  audienceTag,
  button,
  chooseImage,
  findPost,
  nostrButton,
  nostrSwitch,
  preview,
  publicSwitch,
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

let token: string
test.beforeEach(async ({ page, mock }) => {
  token = await mock.login(page)
})

for (const method of ['pointer', 'keyboard'] as const)
  test(`a member sends a private post with image and video by ${method}`, {
    tag: [
      '@PST-PAGE-02',
      '@PST-EDIT-01',
      '@PST-EDIT-02',
      '@PST-EDIT-03',
      '@PST-EDIT-04',
      ...(method === 'keyboard' ? [] : ['@both']),
    ],
  }, async ({ page, mock }) => {
    test.slow(method === 'keyboard')
    const { fill, press, toggle } = method === 'pointer' ? pointer : keyboard(page)
    await page.goto('/mypage')
    // On phones, the bottom bar has the link.
    await press(page.getByRole('link', { name: 'New post', exact: true }).filter({ visible: true }).last())
    await expect(page).toHaveURL('/createPost')
    await expect(textField(page)).toHaveAttribute('rows', '6')
    for (const closed of [videoLink(page), publicSwitch(page), nostrSwitch(page), audience(page)])
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
    await expect(publicSwitch(page)).toBeChecked()
    await toggle(publicSwitch(page))
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
    await page.goto('/mypage?tab=mine')
    await expect(articles(page).first()).toContainText('1<2 & warm')
    await expect(articles(page).first().getByText('Public post')).toHaveCount(0)
    await expect(
      articles(page)
        .first()
        .getByRole('img', { name: /^Picture in a post/ }),
    ).toBeVisible()
  })

test('a public post is sent once without tags and is listed immediately', {
  tag: '@PST-EDIT-04',
}, async ({ page, mock }) => {
  await page.goto('/mypage')
  await expect(articles(page).first()).toBeVisible()
  await page.getByRole('tab', { name: 'My posts' }).click()
  await expect(page.getByRole('tabpanel', { name: 'My posts' }).getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'New post' }).click()
  await textField(page).fill('A word to all')
  await readersButton(page).click()
  await publicSwitch(page).click()
  await audienceTag(page, 'Garden').click()
  await publicSwitch(page).click()
  await expect(audience(page)).toHaveCount(0)
  await mock.clearRequests()
  await button(page, 'Publish').dblclick()
  await expect(page).toHaveURL('/mypage')
  await expect(articles(page).first()).toContainText('A word to all')
  await page.getByRole('tab', { name: 'My posts' }).click()
  await expect(articles(page).first()).toContainText('A word to all')
  expect((await onlyUpload(mock, 'createPost')).body).toEqual({
    content: 'A word to all',
    publicPost: 'true',
    publishOnNostr: 'false',
    videoLink: '',
    videoType: '1',
  })
  expect(await mock.requests('getFeed')).toEqual([])
  expect(await mock.requests('getMyPosts')).toEqual([])
  // Going back after saving must not reopen the post editor.
  await page.goBack()
  await expect(textField(page)).toHaveCount(0)
})

test('an edited post keeps, replaces or deletes its image', {
  tag: ['@PST-EDIT-01', '@PST-EDIT-04'],
}, async ({ page, mock }) => {
  const { id, content, imageFile } = await findPost(
    page,
    token,
    (post) => Boolean(post.imageFile) && post.publicPost,
  )
  await page.goto('/mypage?tab=mine')
  const mine = articles(page).filter({ hasText: content })
  await mine.getByRole('link', { name: 'Edit post' }).click()
  await expect(page).toHaveURL(`/editPost/${id}`)
  await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible()
  await expect(textField(page)).toHaveValue(content)
  await expect(page.getByRole('img', { name: 'The picture in your post' })).toBeVisible()
  await textField(page).fill('Another word')
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/mypage')
  await expect(toasts(page)).toContainText('Post updated')
  const fields = {
    id: String(id),
    content: 'Another word',
    publicPost: 'true',
    publishOnNostr: 'false',
    videoLink: '',
    videoType: '1',
  }
  expect((await onlyUpload(mock, 'updatePost')).body).toEqual({ ...fields, currentImageFile: imageFile })
  await page.getByRole('tab', { name: 'My posts' }).click()
  await expect(articles(page).filter({ hasText: 'Another word' })).toHaveCount(1)
  await expect(mine).toHaveCount(0)

  await test.step('replaces the image', async () => {
    await mock.clearRequests()
    await page.goto(`/editPost/${id}`)
    await chooseImage(page)
    await expect(page.getByRole('img', { name: 'The picture in your post' })).toHaveCount(0)
    await button(page, 'Save').click()
    await expect(page).toHaveURL('/mypage')
    expect((await onlyUpload(mock, 'updatePost')).body).toEqual({
      ...fields,
      currentImageFile: imageFile,
      imageFile: uploadedImage,
    })
  })

  await test.step('deletes the image', async () => {
    await mock.clearRequests()
    await page.goto(`/editPost/${id}`)
    await button(page, 'Remove picture').click()
    await expect(button(page, 'Add picture')).toBeFocused()
    await expect(page.getByText('Picture removed')).toBeAttached()
    await button(page, 'Save').click()
    await expect(page).toHaveURL('/mypage')
    expect((await onlyUpload(mock, 'updatePost')).body).toEqual({ ...fields, currentImageFile: '' })
  })
})

for (const [name, answer] of [
  ['true', { json: true }],
  ['nothing', { status: 204 }],
] as const)
  test(`the lists of posts are reloaded if a save is answered with ${name}`, {
    tag: '@PST-EDIT-04',
  }, async ({ page }) => {
    await page.route('**/api/post/create', async (route) => {
      await route.fetch()
      await route.fulfill(answer)
    })
    await page.goto('/mypage?tab=mine')
    await expect(articles(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'New post' }).click()
    await textField(page).fill('A word to all')
    await button(page, 'Publish').click()
    await expect(page).toHaveURL('/mypage')
    await page.getByRole('tab', { name: 'My posts' }).click()
    await expect(articles(page).first()).toContainText('A word to all')
  })

test('new posts are public when the network plugin is off', {
  tag: '@PST-EDIT-03',
}, async ({ page, mock }) => {
  await serveConfig(page, { plugins: { network: false } })
  const { id, postDestination } = await findPost(page, token, (post) => post.postDestination.length > 0)
  await page.goto('/createPost')
  await textField(page).fill('A word to all')
  await expect(page.getByText('Everyone', { exact: true })).toBeVisible()
  await expect(readersButton(page)).toHaveCount(0)
  await button(page, 'Publish').click()
  await expect(page).toHaveURL('/mypage')
  expect((await onlyUpload(mock, 'createPost')).body).toMatchObject({ publicPost: 'true' })

  await page.goto(`/editPost/${id}`)
  await readersButton(page).click()
  await expect(publicSwitch(page)).not.toBeChecked()
  await textField(page).fill('A word to some')
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/mypage')
  const { tags, publicPost: isPublic } = Object((await onlyUpload(mock, 'updatePost')).body)
  expect([isPublic, JSON.parse(tags)]).toEqual(['false', postDestination])
  expect(await mock.requests('getTags')).toEqual([])
})

test('the post editor keeps the audience of a post when tags fail to load', {
  tag: '@PST-EDIT-03',
}, async ({ page, mock }) => {
  const { id, postDestination } = await findPost(page, token, (post) => post.postDestination.length > 0)
  await mock.fault('getTags', { status: 500 })
  await page.goto(`/editPost/${id}`)
  await readersButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Your tags couldn’t be loaded')
  await mock.clearFaults()
  await button(page, 'Try again').click()
  for (const { name } of postDestination)
    await expect(audienceTag(page, name)).toHaveAttribute('aria-pressed', 'true')
})

test('the post editor tells a member without tags who can read the post', {
  tag: '@PST-EDIT-03',
}, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto('/mypage?tab=mine')
  await page.getByRole('link', { name: 'Write your first post' }).click()
  await readersButton(page).click()
  await publicSwitch(page).click()
  await expect(page.getByText('only you can see it')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage tags' })).toHaveAttribute('href', '/manageConnections')
})

test('the post editor keeps its image over a reload and can create a tag', {
  tag: ['@both', '@UX-10', '@PST-EDIT-03'],
}, async ({ page, mock, expectAccessible }) => {
  await page.goto('/createPost')
  await textField(page).fill('Half a thought')
  await expect(page.getByText('Drop the picture here')).toBeHidden()
  await chooseImage(page)
  await expect.poll(() => storedDrafts(page)).toMatch(/pictureKey\W+\d/)
  await page.reload()
  expect(await measureImage(preview(page))).toMatchObject({ width: 600, height: 375 })

  await readersButton(page).click()
  await publicSwitch(page).click()
  await button(page, 'New tag').click()
  await expect(page.getByRole('textbox', { name: 'Tag name' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.type('Kiln')
  await page.keyboard.press('Enter')
  await expect(audienceTag(page, 'Kiln')).toHaveAttribute('aria-pressed', 'true')
  await expect(readersButton(page)).toHaveAccessibleName(/Kiln/)
  await expect(button(page, 'Publish')).toBeInViewport()
  await button(page, 'Publish').click()
  await expect(page).toHaveURL('/mypage')
  expect((await onlyUpload(mock, 'createPost')).body).toMatchObject({
    imageFile: uploadedImage,
    tags: expect.stringContaining('Kiln'),
  })
  expect(await storedFiles(page)).toBe(0)
})

test('a logout deletes the image of a post draft', { tag: ['@UX-10', '@KRN-AUTH-06'] }, async ({ page }) => {
  await page.goto('/createPost')
  await chooseImage(page)
  await expect.poll(() => storedFiles(page)).toBe(1)
  await page.goto('/user/logout')
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
