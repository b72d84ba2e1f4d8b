import accounts from '@plugins/accounts/plugin'
import courses from '@plugins/courses/plugin'
import posts from '@plugins/posts/plugin'
import publicPage from '@plugins/public-page/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, fakePictures, openProduct, reload, startMockServer } from '@tests/kit'

const mock = startMockServer()

const panel = '/user/profile?panel=my-page'
const open = (address = panel) =>
  openProduct(address, { plugins: [accounts, courses, posts, publicPage], as: 'ana' })
const findField = (name: string, role = 'textbox') => screen.findByRole<HTMLInputElement>(role, { name })
const findTitle = () => findField('Title')
const findSwitch = (section: string) => findField(`Show my ${section}`, 'switch')
const findWidth = (section: string) => findField(`Width of ${section} in percent`, 'spinbutton')
const type = async (field: Promise<HTMLElement>, value: string) =>
  fireEvent.input(await field, { target: { value } })
const press = async (name: string, role = 'button') =>
  fireEvent.click(await screen.findByRole(role, { name }))
const findToast = (name: string) => screen.findByRole('group', { name })
const initialTitle = 'Ana plays, plants and teaches'

// Covers PUB-SET-01
test('the public page editor reads and saves settings', async () => {
  await open()
  const read = async () => ({
    title: (await findTitle()).value,
    headline: (await findField('Headline')).value,
    courses: [(await findSwitch('courses')).checked, (await findWidth('courses')).value],
    posts: [(await findSwitch('posts')).checked, (await findWidth('posts')).value],
  })
  expect(await read()).toEqual({
    title: initialTitle,
    headline: expect.stringMatching(/^Music lessons/),
    courses: [true, '40'],
    posts: [true, '60'],
  })

  await type(findTitle(), '  Ana in the garden ')
  await type(findField('Headline'), 'Beans & songs')
  fireEvent.click(await findSwitch('courses'))
  await type(findWidth('courses'), '0')
  await type(findWidth('posts'), '75')
  await press('Save')
  await findToast('Page saved')

  const request = mock.onlyRequest('updateMyPageSettings')
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/user/updateMyPageSettings',
    headers: { authorization: true, 'content-type': 'application/json' },
  })
  expect(request.body).toEqual({
    title: 'Ana in the garden',
    headline: 'Beans & songs',
    showCourseSection: false,
    showPostsSection: true,
    courseSectionWidth: 0,
    postsSectionWidth: 75,
  })
  await press('View my page', 'link')
  await screen.findByRole('heading', { level: 1, name: 'Ana in the garden' })
  await press('Edit my page', 'link')
  await findTitle()
  expect(`${location.pathname}${location.search}`).toBe(panel)
  expect(await read()).toEqual({
    title: 'Ana in the garden',
    headline: 'Beans & songs',
    courses: [false, '0'],
    posts: [true, '75'],
  })
})

// Covers PUB-SET-01, PUB-PAGE-02
test('the public page editor previews texts and section widths while typing', async () => {
  await open()
  const preview = within(await screen.findByRole('figure', { name: 'Preview of your public page' }))
  const shareOf = async (text: string) =>
    (await preview.findByText(text)).closest('section')?.style.getPropertyValue('--share')
  expect(await shareOf('Courses')).toBe('40%')
  expect(await shareOf('Posts')).toBe('60%')

  await type(findTitle(), 'A garden of songs')
  await preview.findByText('A garden of songs')
  await type(findTitle(), '')
  await preview.findByText('Ana Martins')
  await type(findField('Headline'), 'Beans')
  await preview.findByText('Beans')
  await type(findWidth('posts'), '0')
  expect(await shareOf('Posts')).toBe('')
  fireEvent.click(await findSwitch('courses'))
  await waitFor(() => expect(preview.queryByText(/^Courses/)).toBeNull())
})

// Covers PUB-SET-01
test('the public page editor marks texts that are too long and sends nothing', async () => {
  await open()
  await type(findTitle(), 'a'.repeat(201))
  await type(findField('Headline'), 'b'.repeat(501))
  await press('Save')
  await screen.findByRole('textbox', { name: 'Title', description: /limit is 200 characters/ })
  await screen.findByRole('textbox', { name: 'Headline', description: /limit is 500 characters/ })
  expect(document.activeElement).toBe(await findTitle())
  await type(findWidth('posts'), '250')
  fireEvent.blur(await findWidth('posts'))
  await waitFor(async () => expect((await findWidth('posts')).value).toBe('100'))
  expect(mock.requests('updateMyPageSettings')).toEqual([])
})

// Covers PUB-SET-01
test('the public page editor keeps an unsaved title until it is discarded', async () => {
  await open()
  await type(findTitle(), 'Half a thought')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Half a thought'))
  await reload()
  expect((await findTitle()).value).toBe('Half a thought')
  await screen.findByText(/It isn’t saved yet\.$/)
  await press('Discard')
  await waitFor(async () => expect((await findTitle()).value).toBe(initialTitle))
  expect(document.activeElement).toBe(await findTitle())
  await reload()
  expect((await findTitle()).value).toBe(initialTitle)
})

// Covers PUB-SET-01
test('the public page editor keeps switches and widths while its page is viewed', async () => {
  await open()
  fireEvent.click(await findSwitch('courses'))
  await type(findWidth('posts'), '75')
  fireEvent.blur(await findWidth('posts'))
  await press('View my page', 'link')
  await screen.findByRole('heading', { level: 1, name: initialTitle })
  await press('Edit my page', 'link')
  await screen.findByText(/It isn’t saved yet\.$/)
  expect((await findSwitch('courses')).checked).toBe(false)
  expect((await findWidth('posts')).value).toBe('75')
})

// Covers PUB-SET-01
test('the public page editor keeps what is typed while a save is pending', async () => {
  const release = mock.hold('updateMyPageSettings')
  await open()
  await type(findTitle(), ' Ana in the garden ')
  await press('Save')
  await waitFor(() => expect(mock.onlyRequest('updateMyPageSettings')).toBeTruthy())
  await type(findField('Headline'), 'Beans & songs')
  release()
  await findToast('Page saved')
  await waitFor(async () => expect((await findTitle()).value).toBe('Ana in the garden'))
  expect((await findField('Headline')).value).toBe('Beans & songs')
})

// Covers PUB-SET-01
test('a draft of the public page cannot be discarded while it is being saved', async () => {
  const release = mock.hold('updateMyPageSettings')
  await open()
  await type(findTitle(), 'Half a thought')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Half a thought'))
  await reload()
  await press('Save')
  await waitFor(() => expect(mock.onlyRequest('updateMyPageSettings')).toBeTruthy())
  await press('Discard')
  expect((await findTitle()).value).toBe('Half a thought')
  release()
  await findToast('Page saved')
})

// Covers PUB-SET-01, PUB-PAGE-06
test('the public page editor says that nobody sees the page if it is private', async () => {
  await open('/user/profile?panel=settings')
  await press('Public profile', 'switch')
  await press('Save')
  await findToast('Settings saved')
  await press('My public page', 'link')
  await screen.findByText(/^No one can see your page right now\./)
})

// Covers PUB-SET-01, PUB-PAGE-06
test('the public page editor follows the visibility that was changed beside it', async () => {
  await open()
  await findTitle()
  for (const isPublic of [false, true]) {
    await press('Account', 'link')
    await press('Public profile', 'switch')
    await waitFor(async () => expect((await findField('Public profile', 'switch')).checked).toBe(isPublic))
    await press('Save')
    await waitFor(() => expect(mock.requests('updateSettings')).toHaveLength(isPublic ? 2 : 1))
    await press('My public page', 'link')
    await waitFor(() => expect(screen.queryByText(/^No one can see your page/) === null).toBe(isPublic))
  }
})

// Covers PUB-SET-01
test.each([
  ['true', { json: true }],
  ['nothing', { status: 204, body: 'empty' }],
] as const)('the public page editor reloads settings if the server answers %s', async (_, answer) => {
  await open()
  await type(findTitle(), 'Ana in the garden')
  mock.fault({ operation: 'updateMyPageSettings', stored: true, ...answer })
  mock.clearRequests()
  await press('Save')
  await findToast('Page saved')
  // Once before the call, which replaces the whole record, and once after it.
  await waitFor(() => expect(mock.requests('getSettings')).toHaveLength(2))
  expect((await findTitle()).value).toBe('Ana in the garden')
})

// Covers PUB-SET-01
test('the public page editor offers a retry when settings fail to load', async () => {
  // React logs errors that an error boundary catches.
  allowConsoleErrors(/ApiError: forbidden/)
  mock.fault({ operation: 'getSettings', status: 403 })
  await open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('don’t have permission')
  mock.clearFaults()
  await press('Try again')
  await findTitle()
})

/** Opens the panel and sends another background. @returns the address of the background in the preview */
async function sendBackground() {
  fakePictures()
  await open()
  const preview = await screen.findByRole('figure', { name: 'Preview of your public page' })
  const background = () => preview.querySelector('img[src*="/profile/images/"]')?.getAttribute('src')
  await waitFor(() => expect(background()).toMatch(/background-\S*ana\.martins/))
  await screen.findByText(/^Choose a background/)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input as HTMLElement, new File(['x'], 'kiln.png', { type: 'image/png' }))
  await press('Save background')
  return background
}

// Covers PUB-SET-01
test('an uploaded background is shown if the server answers nothing', async () => {
  mock.fault({ operation: 'updateProfileBackgroundPicture', stored: true, status: 204, body: 'empty' })
  const background = await sendBackground()
  expect(await screen.findAllByText('Background saved')).not.toEqual([])
  await waitFor(() => expect(background()).toMatch(/\/profile\/images\/upload-/))
})

// Covers PUB-SET-01
test('a background that was stored is shown although its upload failed', async () => {
  mock.fault({ operation: 'updateProfileBackgroundPicture', stored: true, status: 500 })
  const background = await sendBackground()
  await findToast('We don’t know if the background was saved')
  await waitFor(() => expect(background()).toMatch(/\/profile\/images\/upload-/))
})

// Covers PUB-SET-01
test('a background that was stored is shown although its upload was stopped', async () => {
  mock.fault({ operation: 'updateProfileBackgroundPicture', stored: true, silence: true })
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')
  const background = await sendBackground()
  await waitFor(() => expect(JSON.stringify(ana)).toContain('upload-'))
  await press('Cancel upload')
  await waitFor(() => expect(background()).toMatch(/\/profile\/images\/upload-/))
})

// Covers PUB-SET-01
test('the public page that was opened during its save shows what was saved', async () => {
  const release = mock.hold('updateMyPageSettings')
  await open()
  await type(findTitle(), 'Ana in the garden')
  await press('Save')
  await waitFor(() => expect(mock.onlyRequest('updateMyPageSettings')).toBeTruthy())
  await press('View my page', 'link')
  await screen.findByRole('heading', { level: 1, name: initialTitle })
  release()
  await screen.findByRole('heading', { level: 1, name: 'Ana in the garden' })
})
