import { $videoConsents } from '@kernel/kit/parts/video/video-consent'
import posts from '@plugins/posts/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  allowConsoleErrors,
  blockIframes,
  descriptionOf,
  expectAccessible,
  fakePictures,
  openProduct,
  reload,
  startMockServer,
  visit,
} from '@tests/kit'
import {
  audience,
  chooseFile,
  chooseImage,
  countStoredFiles,
  open,
  postOfAna,
  press,
  pressAudience,
  pressReaders,
  pressTag,
  pressVideo,
  preview,
  seeMyPage,
  storedDrafts,
  tag,
  textField,
  uploadedImage,
  uploadOf,
  videoLink,
  write,
} from './post-editor.fixture'

const mock = startMockServer()

const seeText = async (text: string) => expect((await textField()).value).toBe(text)
const seeDraft = (text: string | RegExp) => waitFor(() => expect(storedDrafts()).toMatch(text))
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

// Covers PST-EDIT-01
test('the post editor does not send an empty post or an invalid video', async () => {
  await open('/createPost')
  const text = await textField()
  await press('Publish')
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(descriptionOf(text)).toMatch(/Write something, or add a picture or video\./)

  await visit('/createPost')
  await pressVideo()
  const link = await videoLink()
  fireEvent.input(link, { target: { value: 'https://example.org/film' } })
  await pressReaders()
  expect(screen.queryByRole('textbox', { name: 'Video link or ID' })).toBeNull()
  await press('Publish')
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(descriptionOf(link)).toMatch(/This isn’t a YouTube video/)
  await expectAccessible(screen.getByRole('dialog'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Video service' }), 'Vimeo')
  await waitFor(() => expect(descriptionOf(link)).toMatch(/This isn’t a Vimeo video/))
  expect(mock.requests('createPost')).toEqual([])
})

// Covers PST-EDIT-01
test('an image makes a post without text complete', async () => {
  fakePictures()
  await open('/createPost')
  await press('Publish')
  const text = await textField()
  await waitFor(() => expect(descriptionOf(text)).toMatch(/Write something/))
  await chooseImage()
  await waitFor(() => expect(descriptionOf(text)).not.toMatch(/Write something/))
})

// Covers PST-EDIT-01
test('a post that is published while its image is prepared waits for the image', async () => {
  const release = fakePictures().hold()
  await open('/createPost')
  await write('With a picture')
  await chooseFile()
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  await press('Publish')
  await screen.findByRole('button', { name: 'Cancel upload' })
  expect(mock.requests('createPost')).toEqual([])
  release()
  await seeMyPage()
  expect(uploadOf(mock, 'createPost')).toMatchObject({ imageFile: uploadedImage, content: 'With a picture' })
  await waitFor(async () => expect(await countStoredFiles()).toBe(0))
})

// Covers PST-EDIT-01, PST-EDIT-04
test('a post that waits for its image can be stopped, and published later', async () => {
  const release = fakePictures().hold()
  await open('/createPost')
  await write('With a picture')
  await chooseFile()
  await press('Publish')
  await press('Cancel upload')
  const publish = await screen.findByRole('button', { name: 'Publish' })
  expect(publish.getAttribute('aria-busy')).toBeNull()
  expect((await textField()).closest('[inert]')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  release()
  await preview()
  expect(mock.requests('createPost')).toEqual([])
  await press('Publish')
  await seeMyPage()
  expect(uploadOf(mock, 'createPost')).toMatchObject({ imageFile: uploadedImage, content: 'With a picture' })
})

// Covers PST-EDIT-01
test('an image that is still being prepared makes a post without text complete', async () => {
  const release = fakePictures().hold()
  await open('/createPost')
  await chooseFile()
  const description = await screen.findByRole('textbox', { name: 'Picture description' })
  fireEvent.input(description, { target: { value: 'Clay on a wheel' } })
  await press('Publish')
  await screen.findByRole('button', { name: 'Cancel upload' })
  release()
  await seeMyPage()
  const sent = { imageFile: uploadedImage, content: expect.stringContaining('Clay on a wheel') }
  expect(uploadOf(mock, 'createPost')).toMatchObject(sent)
})

// Covers PST-EDIT-01
test('a post is not published without an image that cannot be prepared', async () => {
  const release = fakePictures().hold()
  await open('/createPost')
  await write('With a file')
  await chooseFile('text/plain')
  await press('Publish')
  await screen.findByRole('button', { name: 'Cancel upload' })
  release()
  expect(await screen.findByText(/This file isn’t a picture/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy()
  expect(mock.requests('createPost')).toEqual([])
})

// Covers PST-EDIT-01
test('the post editor loads no video player until the preview is played', async () => {
  blockIframes()
  const scope = await open('/createPost')
  await pressVideo()
  const link = await videoLink()
  await userEvent.click(link)
  await userEvent.paste('youtu.be/dQw4w9WgXcQ')
  await waitFor(() => expect(link.value).toBe('dQw4w9WgXcQ'))
  const play = await screen.findByRole('button', { name: /^Play video/ })
  const loaded = [...document.querySelectorAll('[src], link[href]')].map((one) => one.outerHTML).join()
  expect(loaded).not.toMatch(/youtube|vimeo/i)
  expect(scope.getState($videoConsents)).toEqual([])
  fireEvent.click(play)
  expect((await screen.findByTitle('Video preview')).getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  )
})

// Covers PST-EDIT-01
test('the post editor asks before it sends a Nostr key and stores none', async () => {
  const key = `nsec1${'q'.repeat(58)}`
  await open('/createPost')
  await write(`My key is ${key}`)
  await seeDraft('My key is')
  expect(storedDrafts()).not.toContain('qqqq')
  await press('Publish')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('private Nostr key')
  await answer('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(mock.requests('createPost')).toEqual([])
  await press('Publish')
  await answer('Send anyway')
  await seeMyPage()
  expect(uploadOf(mock, 'createPost')).toMatchObject({ content: `My key is ${key}` })
})

// Covers PST-EDIT-01
test('the post editor keeps one draft for each post until it is discarded', async () => {
  fakePictures()
  const { id, content } = postOfAna(mock, ({ publicPost }) => publicPost)
  await open('/createPost')
  await write('Half a thought')
  await pressReaders()
  await pressAudience('By tags')
  await pressTag('Garden')
  await chooseImage()
  await seeDraft(/Garden.*hasNewPicture[^,]*true/)
  await seeDraft(/pictureKey\W+\d/)
  await reload()
  await seeText('Half a thought')
  await pressReaders()
  expect(audience()).toBe('By tags')
  expect((await tag('Garden')).getAttribute('aria-pressed')).toBe('true')
  await preview()
  // Browsers may delete stored files, for example to free space.
  for (const name of await caches.keys()) await caches.delete(name)
  await reload()
  expect(await screen.findByText(/The picture couldn’t be kept\. Choose it again\./)).toBeTruthy()

  await press('Close')
  await seeMyPage()
  await visit(`/editPost/${id}`)
  await seeText(content)
  await visit('/createPost')
  await seeText('Half a thought')
  await press('Discard')
  await waitFor(() => seeText(''))
  expect(screen.getByRole('button', { name: /^Who can see it.*Everyone/ })).toBeTruthy()
  expect(storedDrafts()).toBe('[]')
})

// Covers PST-EDIT-01, PST-EDIT-04
test('a restored draft is not discarded while it is sent, and leaves the focus in the text when it is', async () => {
  await open('/createPost')
  await write('Half a thought')
  await seeDraft('Half a thought')
  await reload()
  await seeText('Half a thought')
  const release = mock.hold('createPost', { status: 400 })
  await press('Publish')
  await screen.findByRole('button', { name: 'Cancel upload' })
  await press('Discard')
  await seeText('Half a thought')
  release()
  await screen.findByRole('alert')
  await seeText('Half a thought')

  await press('Discard')
  await seeText('')
  expect(document.activeElement).toBe(await textField())
  expect(storedDrafts()).toBe('[]')
})

// Covers PST-EDIT-01
test('the post editor asks before it discards a post', async () => {
  await open('/createPost')
  await write('Never mind')
  await seeDraft('Never mind')
  await press('Cancel')
  await answer('Keep editing')
  await seeText('Never mind')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Cancel')
  await answer('Discard')
  await seeMyPage()
  expect(storedDrafts()).toBe('[]')
})

// Covers PST-EDIT-01
test('text that was changed back to the original is not kept as a draft', async () => {
  const { id, content } = postOfAna(mock, ({ publicPost }) => publicPost)
  await open(`/editPost/${id}`)
  await write('Something else')
  await seeDraft('Something else')
  await write(content)
  await waitFor(() => expect(storedDrafts()).toBe('[]'))
})

// Covers PST-EDIT-01
test('the post editor opens no missing post and no post of another member', async () => {
  const { id, content, authorId } = postOfAna(mock)
  const other = mock.state.posts.find((post) => post.authorId !== authorId && post.publicPost)
  await open('/editPost/987654321')
  expect(await screen.findByText('Post not found')).toBeTruthy()
  await visit(`/editPost/${other?.id}`)
  expect(await screen.findByText('This isn’t your post')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Go to home page' }))
  await seeMyPage()

  allowConsoleErrors(/^ApiError: server \(500\)/)
  mock.fault({ operation: 'getPost', status: 500 })
  await visit(`/editPost/${id}`)
  expect((await screen.findByRole('alert')).textContent).toContain('went wrong on the server')
  mock.clearFaults()
  await press('Try again')
  await seeText(content)
})

// Covers PST-EDIT-01
test.each(['/createPost', '/editPost/5'])('the post editor redirects visitors from %s', async (path) => {
  await openProduct(path, { plugins: [posts] })
  await waitFor(() => expect(location.pathname).toBe('/'))
})

// Covers UX-10
test('a video pasted into the text of a post is attached', async () => {
  await open('/createPost')
  await write('Look: ')
  const text = await textField()
  await userEvent.click(text)
  await userEvent.paste('https://vimeo.com/76979871')
  await screen.findByRole('button', { name: /^Play video/ })
  expect(text.value).toBe('Look: ')
  await pressVideo()
  expect((await videoLink()).value).toBe('76979871')
  await press('Remove video')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add video' })))
  expect((await videoLink()).value).toBe('')
})
