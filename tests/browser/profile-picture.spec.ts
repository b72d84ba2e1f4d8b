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
  await expect(page.getByText('We don’t know if your picture was updated').last()).toBeVisible()
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

test('the upload removes location, device and color profile from the picture, but not its transparency', {
  tag: ['@slow', '@ACC-PROF-02'],
}, async ({ page, mock }) => {
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

  await mock.clearRequests()
  const transparent = await drawImage(page, { ...photo, left: '#c0403080', type: 'image/png' })
  await prepareUpload(page, transparent)
  await saveButton(page).click()
  await expect.poll(() => mock.requests('updatePicture')).toHaveLength(1)
  expect((await mock.requests('updatePicture'))[0]?.body).toMatchObject({ imageFile: { type: 'image/webp' } })
})

test('the preparation of a picture shows its progress and can be canceled at once', {
  tag: ['@slow', '@ACC-PROF-02'],
}, async ({ page }) => {
  await waitForLateCode(page)
  await test.step('canceled', async () => {
    // An empty script never answers, so only a canceled job ends its worker.
    await page.route('**/assets/js/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
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
  })
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

test('the picture panel accepts an image by drop and paste, whatever its name, but not on another screen', {
  tag: ['@slow', '@ACC-PROF-02'],
}, async ({ page }) => {
  const image = await drawImage(page, photo)
  // The panel of the picture stays mounted while another one is open.
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await dropOrPaste(page, 'paste', image)
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByLabel(/^Choose a picture/)).toBeVisible()

  for (const how of ['drop', 'paste'] as const) {
    // The content decides, not the name and the type of the file.
    await dropOrPaste(page, how, image, {
      name: 'letter.txt',
      type: how === 'drop' ? 'text/plain' : 'image/png',
    })
    await expect(cropFrame(page)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel(/^Choose a picture/)).toBeVisible()
  }
})

const bomb = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600806000000', 'hex')
const gifBomb = Buffer.from('474946383961010001000000002c00000000ffffffff00', 'hex')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="hostile()"><script>hostile()</script></svg>'

test('the picture panel refuses invalid files and then accepts a picture', {
  tag: ['@slow', '@phone', '@ACC-PROF-02'],
}, async ({ page, mock, expectAccessible }) => {
  const image = await drawImage(page, photo)
  // Each sentence differs from the one before.
  const refused: [name: string, file: Buffer, sentence: string][] = [
    ['text called me.jpg', Buffer.from('Dear friends.'), 'isn’t a picture your browser can open'],
    ['a picture of 3600 megapixels in 29 bytes', bomb, '64 megapixels'],
    ['a drawing with code in it', Buffer.from(drawing), 'isn’t a picture your browser can open'],
    ['a GIF whose first frame has 4294 megapixels', gifBomb, '64 megapixels'],
    ['the first bytes of a picture', image.subarray(0, 700), 'can’t be opened'],
  ]
  for (const [name, file, sentence] of refused)
    await test.step(name, async () => {
      await chooseFile(page, file)
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByLabel(/^Choose a picture/)).toHaveAccessibleDescription(new RegExp(sentence))
    })
  await expectAccessible()
  await dropOrPaste(page, 'drop', image, { padding: 26 * 1024 * 1024 })
  await expect(page.getByText('too large')).toBeVisible()
  await prepareUpload(page, image)
  expect(await mock.requests('updatePicture')).toEqual([])
})

test('an upload shows its progress, can be canceled, and stops when the member leaves', {
  tag: ['@ACC-PROF-02', '@FLT-71'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
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

  await prepareUpload(page)
  await page.route('**/api/user/updatePicture', () => undefined)
  const sent = page.waitForRequest('**/api/user/updatePicture')
  await saveButton(page).click()
  await sent
  await expect(progress).toBeVisible()
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('updatePicture'))
  await page.goBack()
  await stopped
  await expect(page.getByText('Error updating picture')).toHaveCount(0)
})
