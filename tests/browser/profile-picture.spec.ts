import { expect, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import {
  chooseFile,
  cropFrame,
  currentPicture,
  panelPath,
  photo,
  prepareUpload,
  saveButton,
} from './support/picture-panel'
import { addPhoneMetadata, drawImage, dropOrPaste, measureImage, photoTraces } from './support/test-images'
import { onlyUpload, uploadedImage } from './support/uploads'

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
  await page.goto(panelPath)
  await expect(page.getByLabel(/^Choose a picture/)).toBeAttached()
})

test('the profile shows the picture at 120 px, or a default picture', {
  tag: '@ACC-PROF-02',
}, async ({ page, mock }) => {
  await expect(currentPicture(page)).toBeVisible()
  const styles = await currentPicture(page).evaluate((image) => {
    const around = image.parentElement ?? image
    const { width, height } = around.getBoundingClientRect()
    return { width, height, radius: Number.parseFloat(getComputedStyle(around).borderRadius) }
  })
  expect(styles).toMatchObject({ width: 120, height: 120 })
  expect(styles.radius).toBeGreaterThanOrEqual(60)

  await mock.login(page, 'nova')
  await page.goto(panelPath)
  await expect(page.getByText('You don’t have a picture yet')).toBeVisible()
  await expect(currentPicture(page)).toHaveText('NL')
})

test('a large photo is cropped, shrunk and uploaded in two steps', {
  tag: ['@ACC-PROF-02', '@ACC-PROF-03', '@UX-43'],
}, async ({ page, mock, expectAccessible }) => {
  const before = await currentPicture(page).getAttribute('src')
  const original = await drawImage(page, photo)
  await chooseFile(page, original)
  await expect(cropFrame(page)).toBeFocused()
  await expectAccessible()
  await mock.fault('updatePicture', { status: 500 })
  await saveButton(page).click()

  // The picture stays for another attempt.
  await expect(page.getByText('Error updating picture').last()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: /^Ready: reduced from [\d.]+ [kM]B to [\d.]+ kB\.$/ }),
  ).toBeAttached()
  await expectAccessible()
  await mock.clearFaults()
  await mock.clearRequests()
  await saveButton(page).click()
  await expect(page.getByText('Picture updated').last()).toBeVisible()

  const request = await onlyUpload(mock, 'updatePicture')
  expect(request.body).toEqual({ imageFile: uploadedImage })
  const size = /"size":(\d+)/.exec(JSON.stringify(request.body))?.[1]
  expect(Number(size)).toBeLessThan(original.length / 10)

  // The navigation bar, the panel and the server must have the new picture immediately.
  await expect(currentPicture(page)).not.toHaveAttribute('src', before ?? '')
  const now = (await currentPicture(page).getAttribute('src')) ?? ''
  await expect(page.getByRole('button', { name: 'Account menu' }).locator('img')).toHaveAttribute('src', now)
  expect(await measureImage(currentPicture(page))).toEqual({
    width: 300,
    height: 300,
    left: 'red',
    right: 'blue',
  })
  await page.reload()
  await expect(currentPicture(page)).toHaveAttribute('src', now)
})

test('the upload removes location, device and color profile from the picture', {
  tag: '@ACC-PROF-02',
}, async ({ page }) => {
  const phonePhoto = addPhoneMetadata(await drawImage(page, photo))
  expect(photoTraces.filter((trace) => !phonePhoto.includes(trace))).toEqual([])
  await prepareUpload(page, phonePhoto)
  await saveButton(page).click()
  await expect(page.getByText('Picture updated').last()).toBeVisible()
  await expect(currentPicture(page)).toHaveAttribute('src', /\/posts\/images\/upload-/)
  const sent = await (await page.request.get((await currentPicture(page).getAttribute('src')) ?? '')).body()
  expect(sent.length).toBeGreaterThan(1_000)
  expect(photoTraces.filter((trace) => sent.includes(trace))).toEqual([])
  // The metadata says that the camera was held upside down; the upload has rotated pixels instead of metadata.
  expect(await measureImage(currentPicture(page))).toMatchObject({ left: 'blue', right: 'red' })
})

test('the picture panel shows the progress while a picture is prepared', { tag: '@ACC-PROF-02' }, async ({
  page,
}) => {
  await page.evaluate(() => {
    const percents: string[] = []
    Object.assign(window, { percents })
    new MutationObserver(() => {
      const bar = document.querySelector('section [role=progressbar]')
      if (bar) percents.push(bar.getAttribute('aria-valuenow') ?? '')
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await chooseFile(page, await drawImage(page, { width: 2800, height: 2100 }))
  await expect(cropFrame(page)).toBeFocused()
  await saveButton(page).click()
  await expect(page.getByText('Picture updated').last()).toBeVisible()
  const percents = await page.evaluate(() => Reflect.get(window, 'percents') as string[])
  expect(percents.some((percent) => Number(percent) > 0 && Number(percent) < 100)).toBe(true)
})

test('preparing a picture can be canceled at once', { tag: '@ACC-PROF-02' }, async ({ page }) => {
  await waitForLateCode(page)
  // An empty script never answers, so only a canceled job ends its worker.
  await page.route('**/assets/js/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const started = page.waitForEvent('worker')
  await chooseFile(page, await drawImage(page, photo))
  const worker = await started
  await expect(page.getByRole('progressbar', { name: 'Checking the picture' })).toBeVisible()
  expect(page.workers()).toEqual([worker])
  const ended = worker.waitForEvent('close')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await ended
  await expect(page.getByLabel(/^Choose a picture/)).toBeVisible()

  await page.unrouteAll()
  await chooseFile(page, await drawImage(page, photo))
  await expect(cropFrame(page)).toBeVisible()
})

for (const how of ['drop', 'paste'] as const)
  test(`the picture panel accepts an image by ${how}`, { tag: ['@phone', '@ACC-PROF-02'] }, async ({
    page,
  }) => {
    await dropOrPaste(page, how, await drawImage(page, photo))
    await expect(cropFrame(page)).toBeVisible()
  })

test('the picture panel ignores an image that is pasted in another panel', { tag: '@ACC-PROF-02' }, async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await dropOrPaste(page, 'paste', await drawImage(page, photo))
  await page.getByRole('link', { name: 'Picture' }).click()
  await expect(page.getByLabel(/^Choose a picture/)).toBeVisible()
})

test('the uploaded picture keeps its transparency', { tag: ['@phone', '@ACC-PROF-02'] }, async ({
  page,
  mock,
}) => {
  const transparent = await drawImage(page, { ...photo, left: '#c0403080', type: 'image/png' })
  await prepareUpload(page, transparent)
  await saveButton(page).click()
  await expect(page.getByText('Picture updated').last()).toBeVisible()
  expect((await mock.requests('updatePicture'))[0]?.body).toMatchObject({ imageFile: { type: 'image/webp' } })
})

const bomb = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600806000000', 'hex')
const gifBomb = Buffer.from('474946383961010001000000002c00000000ffffffff00', 'hex')

test.describe('the picture panel refuses invalid files', { tag: '@ACC-PROF-02' }, () => {
  const refused: [string, (photo: Buffer) => Buffer, string][] = [
    [
      'text called me.jpg',
      () => Buffer.from('Dear friends, this is a letter.'),
      'isn’t a picture your browser can open',
    ],
    [
      'a drawing with code in it, called me.jpg',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" onload="hostile()"><script>hostile()</script></svg>',
        ),
      'isn’t a picture your browser can open',
    ],
    ['the first bytes of a picture', (whole) => whole.subarray(0, 700), 'can’t be opened'],
    ['a picture of 3600 megapixels in 29 bytes', () => bomb, '64 megapixels'],
    ['a GIF whose first frame has 4294 megapixels', () => gifBomb, '64 megapixels'],
  ]
  for (const [name, bytesOf, sentence] of refused)
    test(`the picture panel refuses ${name}`, { tag: '@phone' }, async ({ page, mock, expectAccessible }) => {
      await chooseFile(page, bytesOf(await drawImage(page, photo)))
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByLabel(/^Choose a picture/)).toHaveAccessibleDescription(new RegExp(sentence))
      await expectAccessible()

      await prepareUpload(page)
      expect(await mock.requests('updatePicture')).toEqual([])
    })
})

test('the picture panel refuses a file of 26 MB', { tag: ['@phone', '@ACC-PROF-02'] }, async ({ page }) => {
  await dropOrPaste(page, 'drop', await drawImage(page, photo), { padding: 26 * 1024 * 1024 })
  await expect(page.getByText('too large')).toBeVisible()
})

test('the picture panel detects the image type by content, not by file name', {
  tag: ['@phone', '@ACC-PROF-02'],
}, async ({ page }) => {
  const bytes = await drawImage(page, photo)
  await dropOrPaste(page, 'drop', bytes, { name: 'letter.txt', type: 'text/plain' })
  await expect(cropFrame(page)).toBeVisible()
})

test('the picture panel shows the upload progress and can cancel the upload', {
  tag: '@ACC-PROF-02',
}, async ({ page, mock }) => {
  await prepareUpload(
    page,
    await drawImage(page, { width: 600, height: 600, type: 'image/png', left: '#c0403080', noise: 251 }),
  )
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  // At this speed 30 kB take more than a minute, so that a slow machine can still cancel the upload.
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400 }
  await cdp.send('Network.emulateNetworkConditions', slow)
  await saveButton(page).click()
  const progress = page.getByRole('progressbar', { name: 'Uploading' })
  await expect(progress).toBeVisible()
  await expect(async () => {
    const percent = Number(await progress.getAttribute('aria-valuenow'))
    expect(percent).toBeGreaterThan(0)
    expect(percent).toBeLessThan(100)
  }).toPass({ intervals: [20] })
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(saveButton(page)).toBeVisible()
  // Canceling an upload must not be reported as an error.
  await expect(page.getByText('Error updating picture')).toHaveCount(0)

  await cdp.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await saveButton(page).click()
  await expect(page.getByText('Picture updated').last()).toBeVisible()
  // The server received no complete body of the canceled request. It may record that request after the second one.
  const received = (await mock.requests('updatePicture')).map(({ body }) => body)
  expect(received.filter((body) => body !== null)).toEqual([
    { imageFile: { fileName: 'picture.webp', type: 'image/webp', size: expect.any(Number) } },
  ])
})

const answers = [
  ['true', { json: true }],
  ['nothing', { status: 204 }],
] as const

for (const [name, answer] of answers)
  test(`the profile is reloaded if the server answers an upload with ${name}`, {
    tag: '@ACC-PROF-02',
  }, async ({ page }) => {
    await page.route('**/api/user/updatePicture', async (route) => {
      await route.fetch()
      await route.fulfill(answer)
    })
    await prepareUpload(page)
    await saveButton(page).click()
    await expect(page.getByText('Picture updated').last()).toBeVisible()
    await expect(currentPicture(page)).toHaveAttribute('src', /\/posts\/images\/upload-/)
  })

test('a picture upload stops when the member leaves the profile', { tag: '@FLT-71' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  await prepareUpload(page)
  await page.route('**/api/user/updatePicture', () => undefined)
  const sent = page.waitForRequest('**/api/user/updatePicture')
  await saveButton(page).click()
  await sent
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('updatePicture'))
  await page.goBack()
  await stopped
  await expect(page.getByText('Error updating picture')).toHaveCount(0)
})

test('the profile shows the latest picture if the server reuses a file name', {
  tag: '@ACC-PROF-03',
}, async ({ page }) => {
  await page.route('**/api/user/updatePicture', (route) => route.fulfill({ json: { pictureUrl: 'u42.jpg' } }))
  const oldest = await drawImage(page, { ...photo, left: 'red', right: 'red' })
  await page.route('**/u42.jpg', (route) => route.fulfill({ body: oldest, contentType: 'image/jpeg' }))
  async function upload(color: string, shown: RegExp) {
    const before = await currentPicture(page).getAttribute('src')
    await prepareUpload(page, await drawImage(page, { ...photo, left: color, right: color }))
    await saveButton(page).click()
    await expect(currentPicture(page)).not.toHaveAttribute('src', before ?? '')
    await expect(currentPicture(page)).toHaveAttribute('src', shown)
  }

  await upload('red', /u42\.jpg$/)
  await upload('blue', /^data:/)
  expect(await measureImage(currentPicture(page))).toMatchObject({ left: 'blue' })
  await upload('red', /^data:/)
  expect(await measureImage(currentPicture(page))).toMatchObject({ left: 'red' })
})
