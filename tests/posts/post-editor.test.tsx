import posts from '@plugins/posts/plugin'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible, fakePictures, openProduct, startMockServer, visit } from '@tests/kit'
import {
  articles,
  audience,
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
  privatePostOfAna,
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

const openTab = (name: string) => screen.findByRole('tab', { name }).then((tab) => fireEvent.click(tab))
const toMyPosts = async () => {
  await openTab('My posts')
  await screen.findByRole('feed', { name: 'My posts' })
}

// Covers PST-PAGE-02, PST-EDIT-01, PST-EDIT-02, PST-EDIT-03, PST-EDIT-04
test('a member sends a private post with image and video', async () => {
  fakePictures()
  await open('/mypage')
  const [link] = await screen.findAllByRole('link', { name: 'New post' })
  if (link) fireEvent.click(link)
  expect((await textField()).getAttribute('rows')).toBe('6')
  expect(location.pathname).toBe('/createPost')
  for (const role of ['switch', 'list'] as const)
    expect(screen.queryAllByRole(role).filter((one) => one.closest('form'))).toEqual([])
  expect(screen.queryByRole('textbox', { name: 'Video link or ID' })).toBeNull()

  await write(' First kiln:\n1<2 & <b>warm</b> ')
  await chooseImage()
  await pressVideo()
  const video = await videoLink()
  expect(document.activeElement).toBe(video)
  fireEvent.input(video, { target: { value: 'https://vimeo.com/76979871' } })
  fireEvent.blur(video)
  await waitFor(() => expect(video.value).toBe('76979871'))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Video service' }).value).toBe('2')
  expect(await screen.findByRole('button', { name: /^Play video/ })).toBeTruthy()
  await pressReaders()
  expect(screen.queryByRole('textbox', { name: 'Video link or ID' })).toBeNull()
  expect(audience()).toBe('Everyone')
  await pressAudience('By tags')
  for (const name of ['Garden', 'Family', 'Music', 'Garden']) await pressTag(name)
  expect((await tag('Garden')).getAttribute('aria-pressed')).toBe('false')
  expect((await tag('Family')).getAttribute('aria-pressed')).toBe('true')
  await press('Nostr')
  const nostr = screen.getByRole<HTMLInputElement>('switch', { name: 'Publish on Nostr too' })
  expect(nostr.checked).toBe(false)
  fireEvent.click(nostr)
  expect(await screen.findByText('You can’t take back what you publish on Nostr')).toBeTruthy()
  await press('Publish')

  await seeMyPage()
  expect(await screen.findAllByText('Post published')).not.toEqual([])
  const body = uploadOf(mock, 'createPost')
  expect(body).toEqual({
    // Bodies of type multipart/form-data use CRLF line breaks.
    content: expect.stringMatching(/^First kiln:\r?\n1&lt;2 & <b>warm<\/b>$/),
    imageFile: uploadedImage,
    publicPost: 'false',
    publishOnNostr: 'true',
    videoLink: '76979871',
    videoType: '2',
    tags: expect.any(String),
  })
  expect(JSON.parse(Object(body).tags)).toEqual([
    { id: expect.any(Number), name: 'Family' },
    { id: expect.any(Number), name: 'Music' },
  ])
  expect(storedDrafts()).toBe('[]')
  await toMyPosts()
  const [first] = await articles()
  // The rest of the text is missing: happy-dom cannot sanitize HTML like browsers do.
  expect(first?.textContent).toContain('warm')
  expect(first?.textContent).not.toContain('Public post')
  expect(within(first as HTMLElement).getByRole('img', { name: /^Picture in a post/ })).toBeTruthy()
})

// Covers PST-EDIT-04
test('a public post is sent once without tags and is listed immediately', async () => {
  await open('/mypage')
  await articles()
  await toMyPosts()
  await waitFor(() =>
    expect(screen.getByRole('tabpanel', { name: 'My posts' }).querySelector('article')).toBeTruthy(),
  )
  const [link] = screen.getAllByRole('link', { name: 'New post' })
  if (link) fireEvent.click(link)
  await write('A word to all')
  await pressReaders()
  await pressAudience('By tags')
  await pressTag('Garden')
  await pressAudience('Everyone')
  expect(screen.queryByRole('list', { name: 'Share with tags' })).toBeNull()
  mock.clearRequests()
  const button = screen.getByRole('button', { name: 'Publish' })
  // Press again whenever the screen changes: also while my page loads, when the post is already saved.
  const watch = new MutationObserver(() => button.click())
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  fireEvent.click(button)
  await seeMyPage()
  watch.disconnect()
  const seeFirst = () =>
    waitFor(async () => expect((await articles())[0]?.textContent).toContain('A word to all'))
  await seeFirst()
  await toMyPosts()
  await seeFirst()
  expect(uploadOf(mock, 'createPost')).toEqual({
    content: 'A word to all',
    publicPost: 'true',
    publishOnNostr: 'false',
    videoType: '1',
  })
  expect(mock.requests('getFeed')).toEqual([])
  expect(mock.requests('getMyPosts')).toEqual([])
})

// Covers PST-EDIT-03, UX-10
test('a member without tags shares a post with a new tag in six steps', async () => {
  await open('/mypage', 'nova')
  fireEvent.click(await screen.findByRole('link', { name: /^What did you learn/ }))
  await write('Only for the choir')
  await pressReaders()
  await pressAudience('By tags')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tag name' }), 'Choir{Enter}')
  await waitFor(async () => expect((await tag('Choir')).getAttribute('aria-pressed')).toBe('true'))
  await press('Publish')
  await seeMyPage()
  expect(uploadOf(mock, 'createPost')).toMatchObject({
    publicPost: 'false',
    tags: expect.stringContaining('"name":"Choir"'),
  })
})

// Covers PST-EDIT-01, PST-EDIT-04
test('an edited post keeps, replaces or deletes its image', async () => {
  fakePictures()
  const post = postOfAna(mock, ({ imageFile, publicPost }) => imageFile !== null && publicPost)
  const { id, content, imageFile } = post
  await open('/mypage?tab=mine')
  const mine = (await articles()).find(({ textContent }) => textContent?.includes(content)) as HTMLElement
  within(mine).getByRole('button', { name: 'More actions' }).focus()
  await userEvent.keyboard('{Enter}')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit post' }))
  expect(await screen.findByRole('heading', { name: 'Edit post' })).toBeTruthy()
  expect(location.pathname).toBe(`/editPost/${id}`)
  expect((await textField()).value).toBe(content)
  expect(screen.getByRole('img', { name: 'The picture in your post' })).toBeTruthy()
  await write('Another word')
  await press('Save')
  await seeMyPage()
  expect(await screen.findAllByText('Post updated')).not.toEqual([])
  const fields = {
    id: String(id),
    content: 'Another word',
    publicPost: 'true',
    publishOnNostr: 'false',
    videoType: '1',
  }
  expect(uploadOf(mock, 'updatePost')).toEqual({ ...fields, currentImageFile: imageFile })
  await toMyPosts()
  const texts = (await articles()).map(({ textContent }) => textContent ?? '')
  expect(texts.filter((text) => text.includes('Another word'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes(content))).toEqual([])

  mock.clearRequests()
  await visit(`/editPost/${id}`)
  await chooseImage()
  expect(screen.queryByRole('img', { name: 'The picture in your post' })).toBeNull()
  await press('Save')
  await seeMyPage()
  expect(uploadOf(mock, 'updatePost')).toEqual({
    ...fields,
    currentImageFile: imageFile,
    imageFile: uploadedImage,
  })

  mock.clearRequests()
  await visit(`/editPost/${id}`)
  await press('Remove picture')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add picture' }))
  expect(screen.getByText('Picture removed')).toBeTruthy()
  await press('Save')
  await seeMyPage()
  expect(uploadOf(mock, 'updatePost')).toEqual(fields)
  expect(postOfAna(mock, (one) => one.id === id).imageFile).toBeNull()
})

// Covers PST-EDIT-04
test.each([
  ['true', { json: true, stored: true }],
  ['nothing', { body: 'empty' }],
] as const)('the lists of posts are reloaded if a save is answered with %s', async (_answer, fault) => {
  mock.fault({ operation: 'createPost', ...fault })
  await open('/mypage?tab=mine')
  await articles()
  const [link] = screen.getAllByRole('link', { name: 'New post' })
  if (link) fireEvent.click(link)
  await write('A word to all')
  await press('Publish')
  await seeMyPage()
  await toMyPosts()
  await waitFor(async () => expect((await articles())[0]?.textContent).toContain('A word to all'))
})

// Covers PST-EDIT-03
test('new posts are public when the network plugin is off', async () => {
  const { id, tags } = privatePostOfAna(mock)
  await openProduct('/createPost', { plugins: [posts], as: 'ana' })
  await write('A word to all')
  expect(screen.getByText('Everyone can see this')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Who can see it/ })).toBeNull()
  await press('Publish')
  await seeMyPage()
  expect(uploadOf(mock, 'createPost')).toMatchObject({ publicPost: 'true' })

  await visit(`/editPost/${id}`)
  await pressReaders()
  expect(audience()).toBe('By tags')
  await write('A word to some')
  await press('Save')
  await seeMyPage()
  const sent = Object(uploadOf(mock, 'updatePost'))
  expect([sent.publicPost, JSON.parse(sent.tags)]).toEqual(['false', tags])
  expect(mock.requests('getTags')).toEqual([])
})

// Covers PST-EDIT-03
test('the post editor keeps the audience of a post when tags fail to load', async () => {
  const { id, tags } = privatePostOfAna(mock)
  mock.fault({ operation: 'getTags', status: 500 })
  await open(`/editPost/${id}`)
  await pressReaders()
  expect((await screen.findByRole('alert')).textContent).toContain('Your tags couldn’t be loaded')
  mock.clearFaults()
  await press('Try again')
  for (const { name } of tags) expect((await tag(name)).getAttribute('aria-pressed')).toBe('true')
})

// Covers PST-EDIT-03
test('the post editor tells a member without tags who can read the post', async () => {
  await open('/mypage?tab=mine', 'nova')
  fireEvent.click(await screen.findByRole('link', { name: 'Write your first post' }))
  await pressReaders()
  await pressAudience('By tags')
  expect(await screen.findByText(/only you can see it/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Manage tags' }).getAttribute('href')).toBe('/manageConnections')
})

// Covers UX-10, PST-EDIT-03
test('the post editor keeps its image over a reload and can create a tag', async () => {
  fakePictures()
  await open('/createPost')
  await write('Half a thought')
  expect(screen.queryByText('Drop the picture here')).toBeNull()
  await chooseImage()
  await waitFor(() => expect(storedDrafts()).toMatch(/pictureKey\W+\d/))
  await visit('/createPost')
  await preview()

  await pressReaders()
  await pressAudience('By tags')
  await press('New tag')
  const name = await screen.findByRole('textbox', { name: 'Tag name' })
  expect(document.activeElement).toBe(name)
  await expectAccessible(screen.getByRole('dialog'))
  await userEvent.type(name, 'Kiln{Enter}')
  await waitFor(async () => expect((await tag('Kiln')).getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getByRole('button', { name: /^Who can see it.*Kiln/ })).toBeTruthy()
  await press('Publish')
  await seeMyPage()
  expect(uploadOf(mock, 'createPost')).toMatchObject({
    imageFile: uploadedImage,
    tags: expect.stringContaining('Kiln'),
  })
  await waitFor(async () => expect(await countStoredFiles()).toBe(0))
})

// Covers UX-10
test('the post editor opens over the feed, which stays as it was', async () => {
  await open('/mypage')
  const [before] = await articles()
  const line = await screen.findByRole('link', { name: 'What did you learn or teach today?' })
  line.focus()
  fireEvent.click(line)
  const dialog = await screen.findByRole('dialog', { name: 'New post' })
  expect(location.pathname).toBe('/createPost')
  expect(document.title).toMatch(/^New post/)
  const text = await textField()
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(before?.isConnected).toBe(true)
  await write('Half a thought')
  expect(within(dialog).getByText('Draft saved on this device')).toBeTruthy()

  await userEvent.keyboard('{Escape}')
  await seeMyPage()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(line))
  expect(before?.isConnected).toBe(true)
  act(() => history.forward())
  await waitFor(async () => expect((await textField()).value).toBe('Half a thought'))
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// Covers UX-10
test('the post editor stays over the tab that it was opened from', async () => {
  const post = postOfAna(mock)
  await open('/mypage?tab=mine')
  await screen.findByRole('feed', { name: 'My posts' })
  const mine = (await articles()).find(({ textContent }) => textContent?.includes(post.content))
  within(mine as HTMLElement)
    .getByRole('button', { name: 'More actions' })
    .focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Edit post' })
  await userEvent.keyboard('edit{Enter}')
  expect((await textField()).value).toBe(post.content)
  expect(document.querySelector('[role=feed]')?.getAttribute('aria-label')).toBe('My posts')
  await press('Close')
  await waitFor(() => expect(location.search).toBe('?tab=mine'))
})

// Covers UX-10
test('Escape closes the open section of the post editor before the editor', async () => {
  await open('/createPost')
  const text = await textField()
  await waitFor(() => expect(document.activeElement).toBe(text))
  await pressReaders()
  expect(document.activeElement?.textContent).toBe('Everyone')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Who can see it' })).toBeNull()
  expect(location.pathname).toBe('/createPost')
  await userEvent.keyboard('{Escape}')
  // An editor that was opened by its address leads home.
  await seeMyPage()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('feed', { name: 'Feed' })).toBeTruthy()
})

// Covers UX-10
test('the post editor names and counts the readers beside "Publish"', async () => {
  await open('/createPost')
  await textField()
  const readers = () => screen.getByRole('button', { name: /^Who can see it/ }).textContent
  expect(readers()).toContain('Everyone can see this')
  await pressReaders()
  await pressAudience('By tags')
  expect(readers()).toContain('Only you can see this')
  await pressTag('Garden')
  // The chip and the line agree about the number.
  const count = within(await tag('Garden')).getByText(/^\d+$/).textContent
  await waitFor(() => expect(readers()).toContain(`Garden${count} people`))
})

/** Opens the field for a new tag and adds one, whose answer the returned function releases. */
async function addTagSlowly() {
  await open('/createPost')
  await write('Only for some')
  await pressReaders()
  await pressAudience('By tags')
  await pressTag('Garden')
  await pressTag('Family')
  const release = mock.hold('createTag')
  await press('New tag')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tag name' }), 'Kiln{Enter}')
  await waitFor(() => expect(mock.requests('createTag')).toHaveLength(1))
  return release
}
const isSelected = async (name: string) => (await tag(name)).getAttribute('aria-pressed') === 'true'

// Covers PST-EDIT-03
test('a new tag keeps the audience that was chosen while it was saved', async () => {
  const release = await addTagSlowly()
  await pressTag('Garden')
  await pressTag('Music')
  const field = await textField()
  field.focus()
  release()
  await waitFor(async () => expect(await isSelected('Kiln')).toBe(true))
  expect(await isSelected('Garden')).toBe(false)
  expect(await isSelected('Music')).toBe(true)
  await screen.findByRole('button', { name: 'New tag' })
  expect(document.activeElement).toBe(field)
})

// Covers PST-EDIT-03
test('a new tag is not selected when it is saved after Cancel', async () => {
  const release = await addTagSlowly()
  const readers = within(screen.getByRole('region', { name: 'Who can see it' }))
  fireEvent.click(readers.getByRole('button', { name: 'Cancel' }))
  release()
  await waitFor(async () => expect(await tag('Kiln')).toBeTruthy())
  await screen.findAllByText('Tag created')
  expect(await isSelected('Kiln')).toBe(false)
})

// Covers UX-75, PST-EDIT-01
test('the preview of nothing says so, and publishing leads back to the text', async () => {
  await open('/createPost')
  const text = await textField()
  await press('Format')
  await press('Preview')
  expect(await screen.findByText('Nothing written yet')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Preview', pressed: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Bold' }).matches(':disabled')).toBe(true)
  await press('Publish')
  expect(screen.getByRole('button', { name: 'Write', pressed: true })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(screen.queryByText('Nothing written yet')).toBeNull()
})
