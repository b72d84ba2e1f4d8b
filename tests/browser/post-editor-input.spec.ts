import { readFile } from 'node:fs/promises'
import { expect, test } from './support/fixtures'
import {
  audienceTag,
  button,
  chooseImage,
  confirmDialog,
  findPost,
  photo,
  preview,
  publicSwitch,
  readersButton,
  storedDrafts,
  textField,
  videoButton,
  videoLink,
  videoType,
} from './support/post-editor'
import { drawImage, dropOrPaste, measureImage } from './support/test-images'
import { onlyUpload } from './support/uploads'

let token: string
test.beforeEach(async ({ page, mock }) => {
  token = await mock.login(page)
})

test('the post editor does not send an empty post or an invalid video', { tag: '@PST-EDIT-01' }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto('/createPost')
  await button(page, 'Publish').click()
  await expect(textField(page)).toBeFocused()
  await expect(textField(page)).toHaveAccessibleDescription(/Write something, or add a picture or video\./)

  await page.goto('/createPost')
  await videoButton(page).click()
  await videoLink(page).fill('https://example.org/film')
  await readersButton(page).click()
  await expect(videoLink(page)).toBeHidden()
  await button(page, 'Publish').click()
  await expect(videoLink(page)).toBeFocused()
  await expect(videoLink(page)).toHaveAccessibleDescription(/This isn’t a YouTube video/)
  await expectAccessible()
  await videoType(page).selectOption('Vimeo')
  await expect(videoLink(page)).toHaveAccessibleDescription(/This isn’t a Vimeo video/)
  await videoLink(page).fill('')
  expect(await mock.requests('createPost')).toEqual([])
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

test('the post editor contacts no video provider until the preview is played', {
  tag: '@PST-EDIT-01',
}, async ({ page }) => {
  const hosts: string[] = []
  await page.route(/youtube|vimeo/, (route) => {
    hosts.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
  })
  await page.goto('/createPost')
  await videoButton(page).click()
  await expect(videoLink(page)).toBeFocused()
  await page.evaluate(() => document.execCommand('insertText', false, 'youtu.be/dQw4w9WgXcQ'))
  await textField(page).focus()
  await expect(videoLink(page)).toHaveValue('dQw4w9WgXcQ')
  const play = page.getByRole('button', { name: 'Play video' })
  await expect(play).toBeVisible()
  expect(hosts).toEqual([])
  await play.click()
  await expect(page.getByTitle('Video preview')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  )
})

test('the post editor asks before it sends a Nostr key and stores none', {
  tag: '@PST-EDIT-01',
}, async ({ page, mock }) => {
  const key = `nsec1${'q'.repeat(58)}`
  await page.goto('/createPost')
  await textField(page).fill(`My key is ${key}`)
  await expect.poll(() => storedDrafts(page)).toContain('My key is')
  expect(await storedDrafts(page)).not.toContain('qqqq')
  await button(page, 'Publish').click()
  await expect(confirmDialog(page)).toContainText('private Nostr key')
  await confirmDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(confirmDialog(page)).toBeHidden()
  expect(await mock.requests('createPost')).toEqual([])
  await button(page, 'Publish').click()
  await confirmDialog(page).getByRole('button', { name: 'Send anyway' }).click()
  await expect(page).toHaveURL('/mypage')
  expect((await onlyUpload(mock, 'createPost')).body).toMatchObject({ content: `My key is ${key}` })
})

test('the post editor keeps one draft for each post until it is discarded', {
  tag: '@PST-EDIT-01',
}, async ({ page }) => {
  const { id, content } = await findPost(page, token, ({ publicPost }) => publicPost)
  await page.goto('/createPost')
  await textField(page).fill('Half a thought')
  await readersButton(page).click()
  await publicSwitch(page).click()
  await audienceTag(page, 'Garden').click()
  await chooseImage(page)
  await expect.poll(() => storedDrafts(page)).toMatch(/Garden.*hasNewPicture[^,]*true/)
  await page.reload()
  await expect(textField(page)).toHaveValue('Half a thought')
  await readersButton(page).click()
  await expect(publicSwitch(page)).not.toBeChecked()
  await expect(audienceTag(page, 'Garden')).toHaveAttribute('aria-pressed', 'true')
  await expect(preview(page)).toBeVisible()
  // Browsers may delete stored files, for example to free space.
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
  await page.reload()
  await expect(page.getByText('The picture couldn’t be kept. Choose it again.')).toBeVisible()
  await readersButton(page).click()

  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/mypage')
  await page.goto(`/editPost/${id}`)
  await expect(textField(page)).toHaveValue(content)
  await page.goto('/createPost')
  await expect(textField(page)).toHaveValue('Half a thought')
  await button(page, 'Discard').click()
  await expect(textField(page)).toHaveValue('')
  await expect(readersButton(page)).toHaveAccessibleName(/Everyone/)
  expect(await storedDrafts(page)).toBe('[]')

  await textField(page).fill('Never mind')
  await expect.poll(() => storedDrafts(page)).toContain('Never mind')
  await button(page, 'Cancel').click()
  await confirmDialog(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(textField(page)).toHaveValue('Never mind')
  await button(page, 'Cancel').click()
  await confirmDialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL('/mypage')
  expect(await storedDrafts(page)).toBe('[]')

  // Text that was changed back to the original is not stored as a draft.
  await page.goto(`/editPost/${id}`)
  await textField(page).fill('Something else')
  await expect.poll(() => storedDrafts(page)).toContain('Something else')
  await textField(page).fill(content)
  await expect.poll(() => storedDrafts(page)).toBe('[]')
  await button(page, 'Cancel').click()
})

test('the post editor opens no missing post and no post of another member', {
  tag: '@PST-EDIT-01',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(/404/)
  await page.goto('/editPost/987654321')
  await expect(page.getByText('Post not found')).toBeVisible()
  const [other] = await (
    await page.request.get('/api/post/feed', { headers: { Authorization: `Bearer ${token}` } })
  ).json()
  await page.goto(`/editPost/${other.id}`)
  await expect(page.getByText('This isn’t your post')).toBeVisible()
  await expect(textField(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page).toHaveURL('/mypage')

  await mock.fault('getPost', { status: 500 })
  const { id, content } = await findPost(page, token, () => true)
  await page.goto(`/editPost/${id}`)
  await expect(page.getByRole('alert')).toContainText('went wrong on the server')
  await mock.clearFaults()
  await button(page, 'Try again').click()
  await expect(textField(page)).toHaveValue(content)
})

test('the post editor redirects visitors', { tag: '@PST-EDIT-01' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('token'))
  for (const path of ['/createPost', '/editPost/5']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})
