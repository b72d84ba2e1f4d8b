import type { Page } from '@playwright/test'
import { choosePicture } from './support/choose-picture'
import { expect, test } from './support/fixtures'
import { keyboard, pointer } from './support/input-methods'
import { toasts } from './support/locators'
import { drawImage } from './support/test-images'
import { onlyUpload, uploadedImage } from './support/uploads'

const panel = '/user/profile?panel=my-page'
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const headlineField = (page: Page) => page.getByRole('textbox', { name: 'Headline' })
const show = (page: Page, what: 'courses' | 'posts') => page.getByRole('switch', { name: `Show my ${what}` })
const width = (page: Page, what: 'courses' | 'posts') =>
  page.getByRole('spinbutton', { name: `Width of ${what} in percent` })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const preview = (page: Page) => page.getByRole('figure', { name: 'Preview of your public page' })

test.beforeEach(async ({ page, mock }) => mock.login(page))

for (const inputMethod of ['pointer', 'keyboard'] as const)
  test(`the public page editor reads and saves settings by ${inputMethod}`, {
    tag: '@PUB-SET-01',
  }, async ({ page, mock }) => {
    test.slow(inputMethod === 'keyboard')
    const { fill, toggle, press } = inputMethod === 'pointer' ? pointer : keyboard(page)
    await page.goto(panel)
    await expect(titleField(page)).toHaveValue('Ana plays, plants and teaches')
    await expect(headlineField(page)).toHaveValue(/^Music lessons/)
    await expect(show(page, 'courses')).toBeChecked()
    await expect(width(page, 'courses')).toHaveValue('60')
    await expect(show(page, 'posts')).toBeChecked()
    await expect(width(page, 'posts')).toHaveValue('40')

    await fill(titleField(page), '  Ana in the garden ')
    await fill(headlineField(page), 'Beans & songs')
    await toggle(show(page, 'courses'))
    await fill(width(page, 'courses'), '0')
    await fill(width(page, 'posts'), '75')
    await press(save(page))
    await expect(toasts(page)).toContainText('Page saved')

    const request = await mock.onlyRequest('updateMyPageSettings')
    expect(request).toMatchObject({
      method: 'POST',
      path: '/api/user/updateMyPageSettings',
      headers: {
        authorization: true,
        'x-xsrf-token': expect.stringMatching(/./),
        'content-type': 'application/json',
      },
    })
    expect(request.body).toEqual({
      title: 'Ana in the garden',
      headline: 'Beans & songs',
      showCourseSection: false,
      showPostsSection: true,
      courseSectionWidth: 0,
      postsSectionWidth: 75,
    })
    await press(page.getByRole('link', { name: 'View my page' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana in the garden')
    await press(page.getByRole('link', { name: 'Edit my page' }))
    await expect(page).toHaveURL(panel)
    await expect(width(page, 'posts')).toHaveValue('75')
    await expect(show(page, 'courses')).not.toBeChecked()
  })

test('the public page editor previews texts and section widths while typing', {
  tag: ['@both', '@PUB-SET-01', '@PUB-PAGE-02'],
}, async ({ page }) => {
  await page.goto(panel)
  const courses = preview(page).getByText('Courses, 60%')
  const posts = preview(page).getByText(/^Posts/)
  await expect(courses).toBeVisible()
  const share = async () => {
    const [one, other] = [await courses.boundingBox(), await posts.boundingBox()]
    return Math.round((100 * (one?.width ?? 0)) / ((one?.width ?? 0) + (other?.width ?? 0)))
  }
  expect(await share()).toBeGreaterThan(57)
  expect(await share()).toBeLessThan(63)

  await titleField(page).fill('A garden of songs')
  await expect(preview(page)).toContainText('A garden of songs')
  await titleField(page).fill('')
  await expect(preview(page)).toContainText('Ana Martins')
  await headlineField(page).fill('Beans')
  await expect(preview(page)).toContainText('Beans')
  await width(page, 'posts').fill('0')
  await expect(preview(page).getByText('Posts', { exact: true })).toBeVisible()
  await show(page, 'courses').click()
  await expect(preview(page).getByText(/^Courses/)).toHaveCount(0)
  const [whole, alone] = [await preview(page).boundingBox(), await posts.boundingBox()]
  expect((alone?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(0.8)
})

test('the public page editor marks texts that are too long and sends nothing', {
  tag: '@PUB-SET-01',
}, async ({ page, mock }) => {
  await page.goto(panel)
  await titleField(page).fill('a'.repeat(201))
  await headlineField(page).fill('b'.repeat(501))
  await save(page).click()
  await expect(titleField(page)).toBeFocused()
  await expect(titleField(page)).toHaveAccessibleDescription(/limit is 200 characters/)
  await expect(headlineField(page)).toHaveAccessibleDescription(/limit is 500 characters/)
  await width(page, 'posts').fill('250')
  await width(page, 'posts').blur()
  await expect(width(page, 'posts')).toHaveValue('100')
  expect(await mock.requests('updateMyPageSettings')).toEqual([])
})

test('the public page editor keeps an unsaved title until it is discarded', { tag: '@PUB-SET-01' }, async ({
  page,
}) => {
  await page.goto(panel)
  await titleField(page).fill('Half a thought')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a thought')
  await page.reload()
  await expect(titleField(page)).toHaveValue('Half a thought')
  await expect(page.getByText('It isn’t saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(titleField(page)).toHaveValue('Ana plays, plants and teaches')
  await page.reload()
  await expect(titleField(page)).toHaveValue('Ana plays, plants and teaches')
})

test('the public page editor says that nobody sees the page if it is private', {
  tag: ['@PUB-SET-01', '@PUB-PAGE-06'],
}, async ({ page }) => {
  await page.goto('/user/profile?panel=settings')
  await page.getByRole('switch', { name: 'Public profile' }).click()
  await save(page).click()
  await expect(toasts(page)).toContainText('Settings saved')
  await page.getByRole('link', { name: 'My public page' }).click()
  await expect(page.getByText('No one can see your page right now.')).toBeVisible()
})

const answers = [
  ['true', { json: true }],
  ['nothing', { status: 204 }],
] as const

for (const [name, answer] of answers)
  test(`the public page editor reloads settings if the server answers ${name}`, {
    tag: '@PUB-SET-01',
  }, async ({ page, mock }) => {
    await page.route(/updateMyPageSettings|updateProfileBackgroundPicture/, async (route) => {
      await route.fetch()
      await route.fulfill(answer)
    })
    await page.goto(panel)
    await titleField(page).fill('Ana in the garden')
    await mock.clearRequests()
    await save(page).click()
    await expect(toasts(page)).toContainText('Page saved')
    await expect.poll(async () => (await mock.requests('getSettings')).length).toBe(1)
    await saveBackground(page)
    await expect(background(page)).toHaveAttribute('src', /\/profile\/images\/upload-/)
  })

const background = (page: Page) => preview(page).locator('img[src*="/profile/images/"]')
const sendButton = (page: Page) => page.getByRole('button', { name: 'Save background' })

async function prepareBackground(page: Page) {
  const buffer = await drawImage(page, { width: 1800, height: 1200 })
  await choosePicture(page, /paste a background/, { name: 'kiln.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('slider', { name: 'Crop area' })).toBeFocused()
  await expect(sendButton(page)).toBeVisible()
}

async function saveBackground(page: Page) {
  await prepareBackground(page)
  await sendButton(page).click()
  await expect(page.getByText('Background saved').last()).toBeVisible()
}

test('the public page editor crops and uploads a background image', {
  tag: '@PUB-SET-01',
}, async ({ page, mock, expectAccessible }) => {
  await page.goto(panel)
  await expect(background(page)).toHaveAttribute('src', /background-ana\.martins/)
  await prepareBackground(page)
  await expectAccessible()
  await sendButton(page).click()
  await expect(page.getByText('Background saved').last()).toBeVisible()

  const request = await onlyUpload(mock, 'updateProfileBackgroundPicture')
  expect(request).toMatchObject({ method: 'POST', path: '/api/user/updateProfileBackgroundPicture' })
  expect(request.body).toEqual({ imageFile: uploadedImage })
  await expect(background(page)).toHaveAttribute('src', /\/profile\/images\/upload-/)
  const shown = await background(page).getAttribute('src')
  // The crop area is measured in pixels of the screen, so the width of the picture is rounded.
  const width = () => background(page).evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(1190)
  expect(await width()).toBeLessThanOrEqual(1200)
  await page.getByRole('link', { name: 'View my page' }).click()
  await expect(page.getByRole('main').locator(`img[src="${shown}"]`)).toBeVisible()
})

test('the public page editor offers a retry when settings fail to load', { tag: '@PUB-SET-01' }, async ({
  page,
  mock,
}) => {
  await mock.fault('getSettings', { status: 403 })
  await page.goto(panel)
  await expect(page.getByRole('alert')).toContainText('don’t have permission')
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(titleField(page)).toBeVisible()
})

test('the tiles of my page stay in place when a tile opens its panel', {
  tag: '@PST-PAGE-02',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/mypage')
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByRole('button', { name: 'Pending requests' })).toBeVisible()
  const tiles = () =>
    sidebar
      .locator('a, button[aria-expanded]')
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()))
  const before = await tiles()
  await sidebar.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('textbox', { name: 'Email addresses' })).toBeVisible()
  expect((await tiles()).slice(0, before.length)).toEqual(before)
})
