import { deployWith } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { keyboard, pointer } from './support/input-methods'
import {
  articles,
  audience,
  button,
  choosePicture,
  drafts,
  messages,
  nostr,
  preview,
  publicPost,
  seededBy,
  tag,
  videoLink,
  videoType,
  words,
} from './support/post-editor'
import { drawPicture, handOver, lookAt } from './support/test-images'
import { sentPicture, theUpload } from './support/uploads'

let token: string
test.beforeEach(async ({ page, mock }) => {
  token = await mock.login(page)
})

for (const way of ['pointer', 'keyboard'] as const)
  test(`a private post with a picture and a video, by ${way}`, {
    tag: [
      '@PST-PAGE-02',
      '@PST-EDIT-01',
      '@PST-EDIT-02',
      '@PST-EDIT-03',
      '@PST-EDIT-04',
      ...(way === 'keyboard' ? [] : ['@both']),
    ],
  }, async ({ page, mock }) => {
    // Tab by Tab, which takes a while on a busy machine.
    test.slow(way === 'keyboard')
    const hands = way === 'pointer' ? pointer : keyboard(page)
    await page.goto('/mypage')
    await hands.press(page.getByRole('link', { name: 'New post' }))
    await expect(page).toHaveURL('/createPost')
    await expect(words(page)).toHaveAttribute('rows', '6')
    await expect(publicPost(page)).toBeChecked()
    await expect(nostr(page)).not.toBeChecked()
    await expect(audience(page)).toHaveCount(0)

    await hands.write(words(page), ' First kiln:\n1<2 & <b>warm</b> ')
    await handOver(page, 'paste', await drawPicture(page, { width: 1000, height: 2000 }))
    await expect(preview(page)).toBeVisible()
    expect(await lookAt(preview(page))).toMatchObject({ width: 300, height: 600 })
    await hands.write(videoLink(page), 'https://vimeo.com/76979871')
    await hands.tick(publicPost(page))
    await expect(videoLink(page)).toHaveValue('76979871')
    await expect(videoType(page)).toHaveValue('2')
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
    await hands.press(tag(page, 'Garden'))
    await hands.press(tag(page, 'Family'))
    await hands.press(tag(page, 'Music'))
    await hands.press(tag(page, 'Garden'))
    await expect(tag(page, 'Garden')).toHaveAttribute('aria-pressed', 'false')
    await expect(tag(page, 'Family')).toHaveAttribute('aria-pressed', 'true')
    await hands.tick(nostr(page))
    await expect(page.getByText('What is published on Nostr cannot be taken back')).toBeVisible()
    await hands.press(button(page, 'Save'))

    await expect(page).toHaveURL('/mypage')
    await expect(messages(page)).toContainText('The post is published.')
    const request = await theUpload(mock, 'createPost')
    expect(request.body).toEqual({
      // Forms are sent with the line ends of old.
      content: 'First kiln:\r\n1&lt;2 & <b>warm</b>',
      imageFile: sentPicture,
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
    expect(await drafts(page)).toBe('[]')
    await page.goto('/mypage?tab=mine')
    await expect(articles(page).first()).toContainText('1<2 & warm')
    await expect(articles(page).first().getByText('Public post')).toHaveCount(0)
    await expect(
      articles(page)
        .first()
        .getByRole('img', { name: /^Picture in the post/ }),
    ).toBeVisible()
  })

test('a public post is sent without tags, and is in front of both lists without another look', {
  tag: '@PST-EDIT-04',
}, async ({ page, mock }) => {
  await page.goto('/mypage')
  await expect(articles(page).first()).toBeVisible()
  await page.getByRole('tab', { name: 'My posts' }).click()
  await expect(articles(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'New post' }).click()
  await words(page).fill('A word to all')
  await publicPost(page).click()
  await tag(page, 'Garden').click()
  await publicPost(page).click()
  await expect(audience(page)).toHaveCount(0)
  await mock.forgetRequests()
  // Twice as fast as the server: it is sent once.
  await button(page, 'Save').dblclick()
  await expect(page).toHaveURL('/mypage')
  await expect(articles(page).first()).toContainText('A word to all')
  await page.getByRole('tab', { name: 'My posts' }).click()
  await expect(articles(page).first()).toContainText('A word to all')
  expect((await theUpload(mock, 'createPost')).body).toEqual({
    content: 'A word to all',
    publicPost: 'true',
    publishOnNostr: 'false',
    videoLink: '',
    videoType: '1',
  })
  expect(await mock.requests('getFeed')).toEqual([])
  expect(await mock.requests('getMyPosts')).toEqual([])
  // Whoever goes back does not come back into the form.
  await page.goBack()
  await expect(words(page)).toHaveCount(0)
})

test('a post of one’s own is changed: what it has is there, and stays unless it is deleted', {
  tag: ['@PST-EDIT-01', '@PST-EDIT-04'],
}, async ({ page, mock }) => {
  const { id, content, imageFile } = await seededBy(
    page,
    token,
    (post) => Boolean(post.imageFile) && post.publicPost,
  )
  await page.goto('/mypage?tab=mine')
  const mine = articles(page).filter({ hasText: content })
  await mine.getByRole('link', { name: 'Edit post' }).click()
  await expect(page).toHaveURL(`/editPost/${id}`)
  await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible()
  await expect(words(page)).toHaveValue(content)
  await expect(page.getByRole('img', { name: 'The picture of your post' })).toBeVisible()
  await words(page).fill('Another word')
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/mypage')
  await expect(messages(page)).toContainText('The post is changed.')
  const fields = {
    id: String(id),
    content: 'Another word',
    publicPost: 'true',
    publishOnNostr: 'false',
    videoLink: '',
    videoType: '1',
  }
  expect((await theUpload(mock, 'updatePost')).body).toEqual({ ...fields, currentImageFile: imageFile })
  await page.getByRole('tab', { name: 'My posts' }).click()
  await expect(articles(page).filter({ hasText: 'Another word' })).toHaveCount(1)
  await expect(mine).toHaveCount(0)

  await test.step('another picture takes its place', async () => {
    await mock.forgetRequests()
    await page.goto(`/editPost/${id}`)
    await choosePicture(page)
    await expect(page.getByRole('img', { name: 'The picture of your post' })).toHaveCount(0)
    await button(page, 'Save').click()
    await expect(page).toHaveURL('/mypage')
    expect((await theUpload(mock, 'updatePost')).body).toEqual({
      ...fields,
      currentImageFile: imageFile,
      imageFile: sentPicture,
    })
  })

  await test.step('and is deleted', async () => {
    await mock.forgetRequests()
    await page.goto(`/editPost/${id}`)
    await button(page, 'Delete picture').click()
    await expect(page.getByRole('heading', { name: 'Picture' })).toBeFocused()
    await expect(page.getByText('The picture is taken out.')).toBeAttached()
    await button(page, 'Save').click()
    await expect(page).toHaveURL('/mypage')
    expect((await theUpload(mock, 'updatePost')).body).toEqual({ ...fields, currentImageFile: '' })
  })
})

for (const [name, answer] of [
  ['true', { json: true }],
  ['nothing', { status: 204 }],
] as const)
  test(`a server that answers ${name}: the lists are read again`, { tag: '@PST-EDIT-04' }, async ({
    page,
  }) => {
    await page.route('**/api/post/create', async (route) => {
      await route.fetch()
      await route.fulfill(answer)
    })
    await page.goto('/mypage?tab=mine')
    await expect(articles(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'New post' }).click()
    await words(page).fill('A word to all')
    await button(page, 'Save').click()
    await expect(page).toHaveURL('/mypage')
    await page.getByRole('tab', { name: 'My posts' }).click()
    await expect(articles(page).first()).toContainText('A word to all')
  })

test('with the network off posts are public, and an old private one keeps its readers', {
  tag: '@PST-EDIT-03',
}, async ({ page, mock }) => {
  await deployWith(page, { plugins: { network: false } })
  const { id, postDestination } = await seededBy(page, token, (post) => post.postDestination.length > 0)
  await page.goto('/createPost')
  await words(page).fill('A word to all')
  await expect(publicPost(page)).toHaveCount(0)
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/mypage')
  expect((await theUpload(mock, 'createPost')).body).toMatchObject({ publicPost: 'true' })

  await page.goto(`/editPost/${id}`)
  await expect(publicPost(page)).not.toBeChecked()
  await words(page).fill('A word to some')
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/mypage')
  const { tags, publicPost: isPublic } = Object((await theUpload(mock, 'updatePost')).body)
  expect([isPublic, JSON.parse(tags)]).toEqual(['false', postDestination])
  expect(await mock.requests('getTags')).toEqual([])
})

test('tags that do not come leave the choice as it is, and trying again works', {
  tag: '@PST-EDIT-03',
}, async ({ page, mock }) => {
  const { id, postDestination } = await seededBy(page, token, (post) => post.postDestination.length > 0)
  await mock.fault('getTags', { status: 500 })
  await page.goto(`/editPost/${id}`)
  await expect(page.getByRole('alert')).toContainText('Your tags cannot be shown')
  await mock.mend()
  await button(page, 'Try again').click()
  for (const { name } of postDestination)
    await expect(tag(page, name)).toHaveAttribute('aria-pressed', 'true')
})

test('whoever has no tags is told who reads the post, and where tags are made', {
  tag: '@PST-EDIT-03',
}, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto('/mypage?tab=mine')
  await page.getByRole('link', { name: 'Write your first post' }).click()
  await publicPost(page).click()
  await expect(page.getByText('you alone can read it')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make tags' })).toHaveAttribute('href', '/manageConnections')
})
