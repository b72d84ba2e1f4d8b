import type { Page } from '@playwright/test'
import { drawPicture, handOver, lookAt } from './draw-picture'
import { faultsOfUnreadAnswers, tryEach } from './fault-table'
import { expect, test } from './fixtures'
import { keyboard, pointer } from './hands'
import type { MockWorld } from './mock-world'
import { deployWith } from './settings'

interface SeededPost {
  readonly id: string | number
  readonly content: string
  readonly publicPost: boolean
  readonly imageFile: string | null
  readonly postDestination: readonly { readonly id: number; readonly name: string }[]
}

const photo = { width: 1600, height: 1000 }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const words = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const videoType = (page: Page) => page.getByRole('combobox', { name: 'Where the video is' })
const videoLink = (page: Page) => page.getByRole('textbox', { name: 'Address or id of the video' })
const publicPost = (page: Page) => page.getByRole('switch', { name: 'Public post' })
const nostr = (page: Page) => page.getByRole('switch', { name: 'Publish on Nostr too' })
const audience = (page: Page) => page.getByRole('list', { name: 'Tags whose connections can read the post' })
const tag = (page: Page, name: string) => audience(page).getByRole('button', { name, exact: true })
const preview = (page: Page) => page.getByRole('img', { name: 'Preview', exact: true })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const articles = (page: Page) => page.getByRole('feed').getByRole('article')
const question = (page: Page) => page.getByRole('alertdialog')
const drafts = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes(':draft:'))))

/** Ana's posts as the server holds them. */
async function seeded(page: Page, token: string): Promise<SeededPost[]> {
  const answer = await page.request.get('/api/post/', { headers: { Authorization: `Bearer ${token}` } })
  return answer.json()
}

async function seededBy(page: Page, token: string, isWanted: (post: SeededPost) => boolean) {
  const post = (await seeded(page, token)).find(isWanted)
  if (!post) throw new Error('Ana has no such post.')
  return post
}

async function choosePicture(page: Page, picture = photo) {
  const buffer = await drawPicture(page, picture)
  await page.getByLabel(/Choose .*picture/).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await expect(preview(page)).toBeVisible()
}

/** The one call of an operation. */
async function theRequest(mock: MockWorld, operation: string) {
  const [request, ...more] = await mock.requests(operation)
  expect(more).toEqual([])
  expect(request?.headers).toMatchObject({ authorization: true, 'x-xsrf-token': expect.stringMatching(/./) })
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  return request
}

let token: string
test.beforeEach(async ({ page, mock }) => {
  token = await mock.login(page)
})

for (const way of ['pointer', 'keyboard'] as const)
  test(`[PST-PAGE-02] [PST-EDIT-01] [PST-EDIT-02] [PST-EDIT-03] [PST-EDIT-04] a private post with a picture and a video, by ${way} @both`, async ({
    page,
    mock,
  }) => {
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
    const request = await theRequest(mock, 'createPost')
    expect(request?.body).toEqual({
      // Forms are sent with the line ends of old.
      content: 'First kiln:\r\n1&lt;2 & <b>warm</b>',
      imageFile: { fileName: 'picture.jpg', type: 'image/jpeg', size: expect.any(Number) },
      publicPost: 'false',
      publishOnNostr: 'true',
      videoLink: '76979871',
      videoType: '2',
      tags: expect.any(String),
    })
    const { tags } = Object(request?.body)
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

test('[PST-EDIT-04] a public post is sent without tags, and is in front of both lists without another look', async ({
  page,
  mock,
}) => {
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
  expect((await theRequest(mock, 'createPost'))?.body).toEqual({
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

test('[PST-EDIT-01] [PST-EDIT-04] a post of one’s own is changed: what it has is there, and stays unless it is deleted', async ({
  page,
  mock,
}) => {
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
  expect((await theRequest(mock, 'updatePost'))?.body).toEqual({ ...fields, currentImageFile: imageFile })
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
    expect((await theRequest(mock, 'updatePost'))?.body).toEqual({
      ...fields,
      currentImageFile: imageFile,
      imageFile: { fileName: 'picture.jpg', type: 'image/jpeg', size: expect.any(Number) },
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
    expect((await theRequest(mock, 'updatePost'))?.body).toEqual({ ...fields, currentImageFile: '' })
  })
})

for (const [name, answer] of [
  ['true', { json: true }],
  ['nothing', { status: 204 }],
] as const)
  test(`[PST-EDIT-04] a server that answers ${name}: the lists are read again @desk`, async ({ page }) => {
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

test('[PST-EDIT-03] with the network off posts are public, and an old private one keeps its readers', async ({
  page,
  mock,
}) => {
  await deployWith(page, { plugins: { network: false } })
  const { id, postDestination } = await seededBy(page, token, (post) => post.postDestination.length > 0)
  await page.goto('/createPost')
  await words(page).fill('A word to all')
  await expect(publicPost(page)).toHaveCount(0)
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/mypage')
  expect((await theRequest(mock, 'createPost'))?.body).toMatchObject({ publicPost: 'true' })

  await page.goto(`/editPost/${id}`)
  await expect(publicPost(page)).not.toBeChecked()
  await words(page).fill('A word to some')
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/mypage')
  const { tags, publicPost: isPublic } = Object((await theRequest(mock, 'updatePost'))?.body)
  expect([isPublic, JSON.parse(tags)]).toEqual(['false', postDestination])
  expect(await mock.requests('getTags')).toEqual([])
})

test('[PST-EDIT-03] tags that do not come leave the choice as it is, and trying again works', async ({
  page,
  mock,
}) => {
  const { id, postDestination } = await seededBy(page, token, (post) => post.postDestination.length > 0)
  await mock.fault('getTags', { status: 500 })
  await page.goto(`/editPost/${id}`)
  await expect(page.getByRole('alert')).toContainText('Your tags cannot be shown')
  await mock.mend()
  await button(page, 'Try again').click()
  for (const { name } of postDestination)
    await expect(tag(page, name)).toHaveAttribute('aria-pressed', 'true')
})

test('[PST-EDIT-03] whoever has no tags is told who reads the post, and where tags are made', async ({
  page,
  mock,
}) => {
  await mock.login(page, 'nova')
  await page.goto('/mypage?tab=mine')
  await page.getByRole('link', { name: 'Write your first post' }).click()
  await publicPost(page).click()
  await expect(page.getByText('you alone can read it')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make tags' })).toHaveAttribute('href', '/manageConnections')
})

test('[PST-EDIT-01] what is no post or no video is not sent, and said at its field', async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto('/createPost')
  await button(page, 'Save').click()
  await expect(words(page)).toBeFocused()
  await expect(words(page)).toHaveAccessibleDescription(/Write something, or add a picture or a video\./)

  await videoLink(page).fill('https://example.org/film')
  await button(page, 'Save').click()
  await expect(videoLink(page)).toBeFocused()
  await expect(videoLink(page)).toHaveAccessibleDescription(/This is no YouTube video/)
  await expectAccessible()
  await videoType(page).selectOption('Vimeo')
  await expect(videoLink(page)).toHaveAccessibleDescription(/This is no Vimeo video/)
  await videoLink(page).fill('')
  expect(await mock.requests('createPost')).toEqual([])
})

test('[PST-EDIT-01] a picture alone is a post; what is no picture is refused, and one can be taken back', async ({
  page,
  mock,
}) => {
  await page.goto('/createPost')
  await button(page, 'Save').click()
  await expect(words(page)).toHaveAccessibleDescription(/Write something/)
  await handOver(page, 'drop', Buffer.from('Dear friends, this is a letter.'))
  await expect(page.getByText('not a JPEG, PNG, WebP or GIF')).toBeVisible()
  await handOver(page, 'drop', await drawPicture(page, photo))
  await expect(preview(page)).toBeVisible()
  expect(await lookAt(preview(page))).toMatchObject({ width: 600, height: 375 })
  await expect(words(page)).not.toHaveAccessibleDescription(/Write something/)
  await button(page, 'Delete picture').click()
  await expect(preview(page)).toHaveCount(0)
  await choosePicture(page)
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/mypage')
  expect((await theRequest(mock, 'createPost'))?.body).toMatchObject({
    content: '',
    imageFile: { fileName: 'picture.jpg' },
  })
})

test('[PST-EDIT-01] a video in the preview calls nobody before it is asked for', async ({ page }) => {
  const called: string[] = []
  await page.route(/youtube|vimeo/, (route) => {
    called.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
  })
  await page.goto('/createPost')
  await videoLink(page).focus()
  await page.evaluate(() => document.execCommand('insertText', false, 'youtu.be/dQw4w9WgXcQ'))
  await words(page).focus()
  await expect(videoLink(page)).toHaveValue('dQw4w9WgXcQ')
  const play = page.getByRole('button', { name: 'Play the video' })
  await expect(play).toBeVisible()
  expect(called).toEqual([])
  await play.click()
  await expect(page.getByTitle('Preview of the video')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  )
})

test('[PST-EDIT-01] a private key in the text is sent after a yes alone, and is in no draft', async ({
  page,
  mock,
}) => {
  const key = `nsec1${'q'.repeat(58)}`
  await page.goto('/createPost')
  await words(page).fill(`My key is ${key}`)
  await expect.poll(() => drafts(page)).toContain('My key is')
  expect(await drafts(page)).not.toContain('qqqq')
  await button(page, 'Save').click()
  await expect(question(page)).toContainText('private Nostr key')
  await question(page).getByRole('button', { name: 'No' }).click()
  await expect(question(page)).toBeHidden()
  expect(await mock.requests('createPost')).toEqual([])
  await button(page, 'Save').click()
  await question(page).getByRole('button', { name: 'Send anyway' }).click()
  await expect(page).toHaveURL('/mypage')
  expect((await theRequest(mock, 'createPost'))?.body).toMatchObject({ content: `My key is ${key}` })
})

test('[PST-EDIT-01] what was entered outlives a reload and leaving, each post for itself, and can be given up', async ({
  page,
}) => {
  const { id, content } = await seededBy(page, token, ({ publicPost }) => publicPost)
  await page.goto('/createPost')
  await words(page).fill('Half a thought')
  await publicPost(page).click()
  await tag(page, 'Garden').click()
  await choosePicture(page)
  await expect.poll(() => drafts(page)).toMatch(/Garden.*hasNewPicture[^,]*true/)
  await page.reload()
  await expect(words(page)).toHaveValue('Half a thought')
  await expect(publicPost(page)).not.toBeChecked()
  await expect(tag(page, 'Garden')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('The picture could not be kept: please choose it again.')).toBeVisible()

  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/mypage')
  await page.goto(`/editPost/${id}`)
  await expect(words(page)).toHaveValue(content)
  await page.goto('/createPost')
  await expect(words(page)).toHaveValue('Half a thought')
  await button(page, 'Discard it').click()
  await expect(words(page)).toHaveValue('')
  await expect(publicPost(page)).toBeChecked()
  expect(await drafts(page)).toBe('[]')

  await words(page).fill('Never mind')
  await expect.poll(() => drafts(page)).toContain('Never mind')
  await button(page, 'Cancel').click()
  await question(page).getByRole('button', { name: 'No' }).click()
  await expect(words(page)).toHaveValue('Never mind')
  await button(page, 'Cancel').click()
  await question(page).getByRole('button', { name: 'Discard it' }).click()
  await expect(page).toHaveURL('/mypage')
  expect(await drafts(page)).toBe('[]')

  // What is typed and taken back is no draft.
  await page.goto(`/editPost/${id}`)
  await words(page).fill('Something else')
  await expect.poll(() => drafts(page)).toContain('Something else')
  await words(page).fill(content)
  await expect.poll(() => drafts(page)).toBe('[]')
  await button(page, 'Cancel').click()
})

test('[PST-EDIT-01] a post that is gone, and one of somebody else, cannot be changed', async ({
  page,
  mock,
  complaints,
}) => {
  complaints.expect(/404/)
  await page.goto('/editPost/987654321')
  await expect(page.getByText('There is no such post')).toBeVisible()
  const [other] = await (
    await page.request.get('/api/post/feed', { headers: { Authorization: `Bearer ${token}` } })
  ).json()
  await page.goto(`/editPost/${other.id}`)
  await expect(page.getByText('This post is somebody else’s')).toBeVisible()
  await expect(words(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'To my page' }).click()
  await expect(page).toHaveURL('/mypage')

  await mock.fault('getPost', { status: 500 })
  const { id, content } = await seededBy(page, token, () => true)
  await page.goto(`/editPost/${id}`)
  await expect(page.getByRole('alert')).toContainText('went wrong on the server')
  await mock.mend()
  await button(page, 'Try again').click()
  await expect(words(page)).toHaveValue(content)
})

test('[PST-EDIT-01] writing is for members', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('token'))
  for (const path of ['/createPost', '/editPost/5']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('[PST-EDIT-04] how much has left is shown, and the rest can be stopped @desk', async ({
  page,
  mock,
}) => {
  await page.goto('/createPost')
  await words(page).fill('Slowly')
  await handOver(page, 'drop', await drawPicture(page, { width: 600, height: 600, noise: 251 }))
  await expect(preview(page)).toBeVisible()
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 8_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  await button(page, 'Save').click()
  await expect(page.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
  await button(page, 'Stop sending').click()
  await expect(button(page, 'Stop sending')).toHaveCount(0)
  // Whoever stops need not be told that it did not work.
  await expect(page.getByText('Error creating post')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(preview(page)).toBeVisible()
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await button(page, 'Save').click()
  await expect(page).toHaveURL('/mypage')
  // Of the first one the server got no whole body.
  expect((await mock.requests('createPost')).map(({ body }) => body)).toEqual([
    null,
    expect.objectContaining({ content: 'Slowly' }),
  ])
})

test('[PST-EDIT-04] what the server refuses is said where it belongs, and nothing is lost @desk', async ({
  page,
  complaints,
}) => {
  complaints.expect(/400/)
  await page.goto('/createPost')
  await words(page).fill('A word')
  for (const [field, sentence] of [
    ['tags', 'did not accept one of the tags'],
    ['imageFile', 'did not accept the picture'],
  ] as const) {
    await page.route(
      '**/api/post/create',
      (route) => route.fulfill({ status: 400, json: { errors: { [field]: ['No.'] } } }),
      { times: 1 },
    )
    await button(page, 'Save').click()
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  }
  await page.route(
    '**/api/post/create',
    (route) => route.fulfill({ status: 400, json: { errors: { VideoLink: ['No.'] } } }),
    { times: 1 },
  )
  await button(page, 'Save').click()
  await expect(videoLink(page)).toHaveAccessibleDescription(/The server did not accept this\./)
  await expect(words(page)).toHaveValue('A word')
})

test('[PST-EDIT-04] a post that is not saved, whatever goes wrong: a sentence, and nothing entered is lost @phone', async ({
  page,
  mock,
}) => {
  const { id } = await seededBy(page, token, ({ publicPost }) => publicPost)
  for (const [path, operation, failure] of [
    ['/createPost', 'createPost', 'Error creating post'],
    [`/editPost/${id}`, 'updatePost', 'Error updating post'],
  ] as const) {
    await page.goto(path)
    await words(page).fill('Not lost')
    await choosePicture(page)
    await tryEach({ page, mock }, operation, faultsOfUnreadAnswers, {
      act: () => button(page, 'Save').click(),
      see: async ({ sentence, patience }) => {
        await expect(messages(page)).toContainText(failure, patience)
        await expect(messages(page)).toContainText(sentence, patience)
      },
      after: async () => {
        await expect(page.getByRole('alert').filter({ hasText: 'The post was not saved' })).toBeVisible()
        await expect(words(page)).toHaveValue('Not lost')
        await expect(preview(page)).toBeVisible()
      },
    })
    await button(page, 'Save').click()
    await expect(page).toHaveURL('/mypage')
    const [request] = (await mock.requests(operation)).slice(-1)
    expect(request?.body).toMatchObject({ content: 'Not lost', imageFile: { fileName: 'picture.jpg' } })
  }
})
