import type { Page } from '@playwright/test'
import { drawPicture, handOver, lookAt, place, withPlace } from './draw-picture'
import { expect, test } from './fixtures'
import type { MockWorld } from './mock-world'
import { expectPageStays } from './page-stays'
import { sentPicture, theUpload } from './uploads'

const panel = '/user/profile?panel=picture'
const photo = { width: 1600, height: 1000 }

const frame = (page: Page) => page.getByRole('slider', { name: 'Frame' })
const take = (page: Page) => page.getByRole('button', { name: 'Use this part' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save picture' })
const mine = (page: Page) => page.getByRole('img', { name: 'Your picture' })

async function choose(page: Page, buffer: Buffer, { name = 'me.jpg', mimeType = 'image/jpeg' } = {}) {
  await page.getByLabel(/Choose a picture/).setInputFiles({ name, mimeType, buffer })
}

/** From a file to the picture that will be sent. */
async function prepare(page: Page, buffer?: Buffer) {
  await choose(page, buffer ?? (await drawPicture(page, photo)))
  await expect(frame(page)).toBeFocused()
  await take(page)
  await expect(save(page)).toBeVisible()
}

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
  await page.goto(panel)
  await expect(page.getByLabel(/Choose a picture/)).toBeAttached()
})

test('[ACC-PROF-02] the picture is shown round at 120 px, and a default one where there is none', async ({
  page,
  mock,
}) => {
  await expect(mine(page)).toBeVisible()
  const look = await mine(page).evaluate((image) => {
    const around = image.parentElement ?? image
    const { width, height } = around.getBoundingClientRect()
    return { width, height, radius: Number.parseFloat(getComputedStyle(around).borderRadius) }
  })
  expect(look).toMatchObject({ width: 120, height: 120 })
  expect(look.radius).toBeGreaterThanOrEqual(60)

  await mock.login(page, 'nova')
  await page.goto(panel)
  await expect(page.getByText('You have no picture yet')).toBeVisible()
  await expect(mine(page)).toHaveText('NL')
})

test('[ACC-PROF-02] [ACC-PROF-03] a large photograph is cut, made small, seen, and sent as imageFile', async ({
  page,
  mock,
  expectAccessible,
}) => {
  const before = await mine(page).getAttribute('src')
  const original = await drawPicture(page, photo)
  await choose(page, original)
  await expect(frame(page)).toBeFocused()
  await expectAccessible()
  await take(page)

  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: /^Ready: [\d.]+ [kM]B became [\d.]+ kB\.$/ }),
  ).toBeAttached()
  await expectAccessible()
  await save(page).click()
  await expect(page.getByText('Your new picture is saved.').last()).toBeVisible()

  const request = await theUpload(mock, 'updatePicture')
  expect(request.body).toEqual({ imageFile: sentPicture })
  const size = /"size":(\d+)/.exec(JSON.stringify(request.body))?.[1]
  expect(Number(size)).toBeLessThan(original.length / 10)

  // The bar and the panel follow at once, and so does the server.
  await expect(mine(page)).not.toHaveAttribute('src', before ?? '')
  const now = (await mine(page).getAttribute('src')) ?? ''
  await expect(page.getByRole('button', { name: 'Your menu' }).locator('img')).toHaveAttribute('src', now)
  expect(await lookAt(mine(page))).toEqual({ width: 300, height: 300, left: 'red', right: 'blue' })
  await page.reload()
  await expect(mine(page)).toHaveAttribute('src', now)
})

test('[ACC-PROF-02] what a phone writes into a picture, such as where it was taken, does not reach the server @desk', async ({
  page,
}) => {
  const taken = withPlace(await drawPicture(page, photo))
  const traces = [place, 'Exif', 'GPS', 'xmpmeta']
  expect(traces.filter((trace) => !taken.includes(trace))).toEqual([])
  await prepare(page, taken)
  await save(page).click()
  await expect(page.getByText('Your new picture is saved.').last()).toBeVisible()
  await expect(mine(page)).toHaveAttribute('src', /\/posts\/images\/upload-/)
  const sent = await (await page.request.get((await mine(page).getAttribute('src')) ?? '')).body()
  expect(sent.length).toBeGreaterThan(1_000)
  expect(traces.filter((trace) => sent.includes(trace))).toEqual([])
})

test('[ACC-PROF-02] the part is chosen with the keyboard alone @desk', async ({ page }) => {
  await choose(page, await drawPicture(page, photo))
  await expect(frame(page)).toBeFocused()
  await page.keyboard.press('+')
  await expect(page.getByText('110 %', { exact: true })).toBeVisible()
  await page.keyboard.press('-')
  await expect(page.getByText('100 %', { exact: true })).toBeVisible()
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Shift+ArrowRight')
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('+')
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Use this part' })).toBeFocused()
  await page.keyboard.press('Enter')
  const preview = page.getByRole('img', { name: 'Preview' })
  await expect(preview).toBeVisible()
  // Moved to the right as far as it goes, only the left half of the picture stands under the frame.
  expect(await lookAt(preview)).toMatchObject({ left: 'red', right: 'red' })

  await page.keyboard.press('Tab')
  await expect(save(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your new picture is saved.').last()).toBeVisible()
})

test('[ACC-PROF-02] where the frame stands is told, and keys that do not move it do not move the page @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await choose(page, await drawPicture(page, photo))
  await expect(frame(page)).toBeFocused()
  const told = () => frame(page).getAttribute('aria-valuetext')
  await expect.poll(told).toMatch(/^Zoom 100 percent, 19 percent from the left, 0 percent from the top$/)
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(told).toMatch(/^Zoom 100 percent, 38 percent from the left/)

  await expectPageStays(page, ['PageDown', 'End', 'PageUp', 'Home'])
})

test('[ACC-PROF-02] zooming and another part with the pointer @phone', async ({ page }) => {
  await choose(page, await drawPicture(page, photo))
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByText('125 %', { exact: true })).toBeVisible()
  const box = await frame(page).boundingBox()
  if (!box) throw new Error('The frame has no place.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 3, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await take(page)
  const preview = page.getByRole('img', { name: 'Preview' })
  await expect(preview).toBeVisible()
  expect(await lookAt(preview)).toMatchObject({ right: 'red' })

  await page.getByRole('button', { name: 'Choose another part' }).click()
  await expect(frame(page)).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel(/Choose a picture/)).toBeAttached()
})

const upright = { width: 360, height: 640 }
const sideways = { width: 640, height: 360 }

async function drag(page: Page, x: number, y: number) {
  await frame(page).scrollIntoViewIfNeeded()
  const box = await frame(page).boundingBox()
  if (!box) throw new Error('The frame has no place.')
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + x, top + y, { steps: 5 })
  await page.mouse.up()
}

/** Where the frame is, and how many of its pixels have no picture under them where it is worst; once nothing moves. */
const lookAtFrame = (page: Page) =>
  frame(page).evaluate(async () => {
    const look = () => {
      // Another one may have taken its place.
      const element = document.querySelector('[role=slider]')
      const image = element?.parentElement?.querySelector('img')?.getBoundingClientRect()
      if (!element || !image) return undefined
      const { left, top, right, bottom, width } = element.getBoundingClientRect()
      const band = Math.max(image.left - left, image.top - top, right - image.right, bottom - image.bottom)
      return { width, band: Math.round(Math.max(band, 0)) }
    }
    const said = () => JSON.stringify(look())
    let still = 0
    for (let seen = said(); still < 10; still = said() === seen ? still + 1 : 0) {
      seen = said()
      await new Promise(requestAnimationFrame)
    }
    return look()
  })

async function turn(page: Page, size: typeof upright) {
  const before = await lookAtFrame(page)
  await page.setViewportSize(size)
  const after = await lookAtFrame(page)
  expect(after?.width).not.toBe(before?.width)
  expect(after?.band).toBe(0)
}

/** The picture that is sent has no place where nothing is: such a one could not be a JPEG. */
async function expectWhole(page: Page, mock: MockWorld) {
  await take(page)
  await save(page).click()
  await expect(page.getByText('Your new picture is saved.').last()).toBeVisible()
  expect((await mock.requests('updatePicture'))[0]?.body).toEqual({ imageFile: sentPicture })
}

test('[ACC-PROF-02] a phone that is turned while a picture is cut: its frame is full, and it stays enlarged @phone', async ({
  page,
  mock,
}) => {
  await page.setViewportSize(upright)
  await choose(page, await drawPicture(page, photo))
  await expect(frame(page)).toBeFocused()
  for (let press = 0; press < 4; press += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  await drag(page, 0, -300)
  await turn(page, sideways)
  await expect(page.getByText('200 %', { exact: true })).toBeVisible()
  await drag(page, 0, -300)
  await turn(page, upright)
  await expect(page.getByText('200 %', { exact: true })).toBeVisible()
  await expectWhole(page, mock)
})

test('[ACC-PROF-02] a picture moved to its edge on a phone held sideways fills its frame upright @phone', async ({
  page,
  mock,
}) => {
  await page.setViewportSize(sideways)
  await choose(page, await drawPicture(page, photo))
  await expect(frame(page)).toBeFocused()
  await drag(page, 500, 0)
  await turn(page, upright)
  await expectWhole(page, mock)
})

test('[ACC-PROF-02] of a picture that is lower than the frame nothing is sent that is not picture @desk', async ({
  page,
  mock,
}) => {
  await choose(page, await drawPicture(page, { width: 4_000, height: 100 }))
  await expect(frame(page)).toBeFocused()
  await expectWhole(page, mock)
})

test('[ACC-PROF-02] on a phone held sideways there is room above and below the picture for a swipe that scrolls @phone', async ({
  page,
}) => {
  await page.setViewportSize(sideways)
  await choose(page, await drawPicture(page, photo))
  await expect(frame(page)).toBeFocused()
  const box = await frame(page).boundingBox()
  // As much of the screen as a thumb needs.
  expect(box?.height).toBeLessThanOrEqual((sideways.height * 2) / 3)
})

for (const how of ['drop', 'paste'] as const)
  test(`[ACC-PROF-02] a picture can be handed over by ${how} @phone`, async ({ page }) => {
    await handOver(page, how, await drawPicture(page, photo))
    await expect(frame(page)).toBeVisible()
  })

test('[ACC-PROF-02] what is pasted while another panel is open is not taken here @desk', async ({ page }) => {
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await handOver(page, 'paste', await drawPicture(page, photo))
  await page.getByRole('link', { name: 'Picture' }).click()
  await expect(page.getByLabel(/Choose a picture/)).toBeVisible()
})

test('[ACC-PROF-02] what shines through still does @phone', async ({ page, mock }) => {
  const glass = await drawPicture(page, { ...photo, left: '#c0403080', type: 'image/png' })
  await prepare(page, glass)
  await save(page).click()
  await expect(page.getByText('Your new picture is saved.').last()).toBeVisible()
  expect((await mock.requests('updatePicture'))[0]?.body).toMatchObject({ imageFile: { type: 'image/webp' } })
})

const bomb = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600806000000', 'hex')
const gifBomb = Buffer.from('474946383961010001000000002c00000000ffffffff00', 'hex')

test.describe('[ACC-PROF-02] what is refused, with a sentence', () => {
  const refused: [string, (photo: Buffer) => Buffer, string][] = [
    [
      'text called me.jpg',
      () => Buffer.from('Dear friends, this is a letter.'),
      'not a JPEG, PNG, WebP or GIF',
    ],
    [
      'a drawing with code in it, called me.jpg',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" onload="hostile()"><script>hostile()</script></svg>',
        ),
      'not a JPEG, PNG, WebP or GIF',
    ],
    ['half a picture', (whole) => whole.subarray(0, whole.length / 2), 'cannot be read'],
    ['a picture of 3600 megapixels in 29 bytes', () => bomb, 'too many pixels'],
    ['a GIF of one pixel whose first frame has 4294 million', () => gifBomb, 'too many pixels'],
  ]
  for (const [name, bytesOf, sentence] of refused)
    test(`${name} @phone`, async ({ page, mock, expectAccessible }) => {
      await choose(page, bytesOf(await drawPicture(page, photo)))
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByLabel(/Choose a picture/)).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible()

      await prepare(page)
      expect(await mock.requests('updatePicture')).toEqual([])
    })
})

test('[ACC-PROF-02] a file of 26 MB is refused, with a sentence @phone', async ({ page }) => {
  await handOver(page, 'drop', await drawPicture(page, photo), { padding: 26 * 1024 * 1024 })
  await expect(page.getByText('too large')).toBeVisible()
})

test('[ACC-PROF-02] a picture is what its bytes are, whatever it is called @phone', async ({ page }) => {
  const bytes = await drawPicture(page, photo)
  await handOver(page, 'drop', bytes, { name: 'letter.txt', type: 'text/plain' })
  await expect(frame(page)).toBeVisible()
})

test('[ACC-PROF-02] how much has left is shown, and the rest can be stopped @desk', async ({
  page,
  mock,
}) => {
  await prepare(
    page,
    await drawPicture(page, { width: 600, height: 600, type: 'image/png', left: '#c0403080', noise: 251 }),
  )
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 8_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  await save(page).click()
  const progress = page.getByRole('progressbar', { name: 'Sending' })
  await expect(progress).toBeVisible()
  await expect(async () => {
    const part = Number(await progress.getAttribute('aria-valuenow'))
    expect(part).toBeGreaterThan(0)
    expect(part).toBeLessThan(100)
  }).toPass({ intervals: [20] })
  await page.getByRole('button', { name: 'Stop sending' }).click()
  await expect(save(page)).toBeVisible()
  // Whoever stops need not be told that it did not work.
  await expect(page.getByText('Error updating picture')).toHaveCount(0)

  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await save(page).click()
  await expect(page.getByText('Your new picture is saved.').last()).toBeVisible()
  // Of the first one the server got no whole body.
  expect((await mock.requests('updatePicture')).map(({ body }) => body)).toEqual([
    null,
    { imageFile: { fileName: 'picture.webp', type: 'image/webp', size: expect.any(Number) } },
  ])
})

const answers = [
  ['true', { json: true }],
  ['nothing', { status: 204 }],
] as const

for (const [name, answer] of answers)
  test(`[ACC-PROF-02] a server that answers ${name}: the person is read again @desk`, async ({ page }) => {
    await page.route('**/api/user/updatePicture', async (route) => {
      await route.fetch()
      await route.fulfill(answer)
    })
    await prepare(page)
    await save(page).click()
    await expect(page.getByText('Your new picture is saved.').last()).toBeVisible()
    await expect(mine(page)).toHaveAttribute('src', /\/posts\/images\/upload-/)
  })

test('[ACC-PROF-03] a server that keeps one name for all of them: the picture of the moment is shown each time @desk', async ({
  page,
}) => {
  await page.route('**/api/user/updatePicture', (route) => route.fulfill({ json: { pictureUrl: 'u42.jpg' } }))
  const oldest = await drawPicture(page, { ...photo, left: 'red', right: 'red' })
  await page.route('**/u42.jpg', (route) => route.fulfill({ body: oldest, contentType: 'image/jpeg' }))
  /** Sends a picture of one colour. */
  async function send(colour: string, shown: RegExp) {
    const before = await mine(page).getAttribute('src')
    await prepare(page, await drawPicture(page, { ...photo, left: colour, right: colour }))
    await save(page).click()
    await expect(mine(page)).not.toHaveAttribute('src', before ?? '')
    await expect(mine(page)).toHaveAttribute('src', shown)
  }

  await send('red', /u42\.jpg$/)
  await send('blue', /^blob:/)
  expect(await lookAt(mine(page))).toMatchObject({ left: 'blue' })
  await send('blue', /^blob:/)
  expect(await lookAt(mine(page))).toMatchObject({ left: 'blue' })
})
